/** Changing the tournament from one of its sections. */
import { expect, test } from 'vitest';
import { openVisitorWindows } from '../support/visitor-windows.ts';

const stage = openVisitorWindows();
const list =
  '<a href="/torneos/7" data-tournament="7">Clausura</a><a href="/torneos?pagina=2">Siguiente</a><a href="/torneos">Torneos</a>';

test.each([
  ['#/posiciones-publico', ['/posiciones-publico?tournament=7', '/torneos?pagina=2#/posiciones-publico', '/torneos']],
  ['', ['/torneos/7', '/torneos?pagina=2', '/torneos']],
  ['#//evil.example', ['/torneos/7', '/torneos?pagina=2', '/torneos']],
])('the list of tournaments at /torneos%s leads to the section that was left', async (fragment, hrefs) => {
  stage.publish('/torneos', { main: list });
  const { document } = await stage.open(`/torneos${fragment}`);
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links.map((href) => href?.replace(/^https?:\/\/[^/]+/, ''))).toEqual(hrefs);
});
