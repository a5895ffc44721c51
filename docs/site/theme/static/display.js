// Day, night, or as the system has it: set before anything is drawn.
{
  const chosen = localStorage.getItem("display");
  if (chosen === "day" || chosen === "night") document.documentElement.dataset.theme = chosen;
}
