/**
 * Keeps the section when somebody changes the tournament: 'Otros torneos' on a table leads to `/torneos#/posiciones-publico`,
 * where each tournament then leads to its own table. Without scripts it leads to the tournament's summary.
 */
export function keepSection(content: Element): void {
  const section = /^#(\/[a-z-]+)$/.exec(location.hash)?.[1];
  if (!section) return;
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[data-tournament]'))
    link.href = `${section}?tournament=${link.dataset.tournament}`;
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href^="/torneos?"]')) link.hash = section;
}
