/**
 * The elements and texts of a page that are seen. The page is walked by hand: happy-dom notes at each element what every
 * query and `matches` found, and forgets it at the next change, which takes several times as long.
 */

/** Without styles, only the attribute `hidden` and a closed dialog hide something. */
const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || (element.localName === 'dialog' && !element.hasAttribute('open'));

function isSeen(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) if (isHidden(each)) return false;
  return true;
}

/** The elements of a kind inside, in their order. */
export function elementsIn(root: Element, isOfKind: (element: HTMLElement) => boolean): HTMLElement[] {
  const found: HTMLElement[] = [];
  const walk = (place: Element) => {
    for (let each = place.firstElementChild; each; each = each.nextElementSibling) {
      if (isHidden(each)) continue;
      if (isOfKind(each as HTMLElement)) found.push(each as HTMLElement);
      walk(each);
    }
  };
  if (isSeen(root)) walk(root);
  return found;
}

/** The innermost elements whose whole text fits; each of them has `part` in its text. */
export function innermostWithText(root: Element, part: string, fits: (text: string) => boolean): HTMLElement[] {
  const found: HTMLElement[] = [];
  /** Adds what fits, and returns all text of the node. */
  const walk = (node: Node): string => {
    if (node.nodeType !== 1) return node.nodeType === 3 ? (node.textContent ?? '') : '';
    const element = node as HTMLElement;
    if (['option', 'svg'].includes(element.localName) || isHidden(element)) return element.textContent ?? '';
    const before = found.length;
    let text = '';
    for (let each = element.firstChild; each; each = each.nextSibling) text += walk(each);
    if (found.length === before && text.length <= longestText && text.includes(part) && fits(text)) found.push(element);
    return text;
  };
  if ((root.textContent ?? '').includes(part) && isSeen(root)) walk(root);
  return found;
}
/** No text that a test looks for is longer. */
const longestText = 400;

/** Every text, with a space between two elements. */
export function everyText(root: Element): string {
  const texts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === 3) texts.push((node.textContent ?? '').trim());
    else if (node.nodeType === 1 && (node as Element).localName !== 'option' && !isHidden(node as Element))
      for (let each = node.firstChild; each; each = each.nextSibling) walk(each);
  };
  if (isSeen(root)) walk(root);
  return texts.filter((text) => text !== '').join(' ');
}
