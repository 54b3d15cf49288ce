/** Changes the text of an element only if it is another one: each change makes browsers lay the page out again. */
export function changeText(element: Node, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
