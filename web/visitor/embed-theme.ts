/**
 * A page inside another site's page is light or dark as its address says, `?tema=claro` or `?tema=oscuro`; without one, as
 * the reader's device is. The edge knows no themes, so that all three are one published page.
 */

/** Chooses among the rules of the styles themselves, so that the colours are written once. */
export function applyChosenTheme(): void {
  const theme = new URLSearchParams(location.search).get('tema');
  if (!location.pathname.startsWith('/insertar/') || (theme !== 'claro' && theme !== 'oscuro')) return;
  const scheme = theme === 'claro' ? 'light' : 'dark';
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of document.styleSheets) chooseScheme(sheet.cssRules, scheme);
}

function chooseScheme(rules: CSSRuleList, scheme: 'light' | 'dark'): void {
  for (const rule of rules) {
    const demanded = rule instanceof CSSMediaRule && /prefers-color-scheme: ?(light|dark)/.exec(rule.media.mediaText);
    if (demanded) rule.media.mediaText = demanded[1] === scheme ? 'all' : 'not all';
    if ('cssRules' in rule) chooseScheme(rule.cssRules as CSSRuleList, scheme);
  }
}
