/** How a fan walks through the published pages of the demo data, by the links in their HTML. */
import { Window } from 'happy-dom';
import { beforeAll, expect, test } from 'vitest';
import { type SharedApp, sharedApp } from '#tests/support/shared-apps.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp('reads');
});

interface ReadPage {
  /** Path and query. */
  readonly address: string;
  readonly main: Pick<Element, 'querySelectorAll'>;
  readonly text: string;
}

const { DOMParser } = new Window();
const parser = new DOMParser();

async function read(address: string): Promise<ReadPage> {
  const answer = await fetch(app.url + address);
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  const main = parser.parseFromString(await answer.text(), 'text/html').querySelector('main');
  if (!main) throw new Error(`${address} has no content`);
  return { address, main: main as unknown as Element, text: textOf(main) };
}

const textOf = ({ textContent }: { readonly textContent: string | null }): string =>
  (textContent ?? '').replace(/\s+/g, ' ').trim();

const textsOf = ({ main }: ReadPage, selector: string): string[] => [...main.querySelectorAll(selector)].map(textOf);

/** Reads the page to which the first link with a text leads. */
async function follow({ address, main }: ReadPage, text: string, selector = 'a'): Promise<ReadPage> {
  const link = [...main.querySelectorAll(selector)].find((each) => textOf(each).includes(text));
  if (!link) throw new Error(`${address} has no link '${text}'`);
  return read((link.getAttribute('href') ?? '').replace(/#.*/, ''));
}

test('links lead from one tournament to another, and through its tabs', async () => {
  const list = await follow(await read('/torneos/1'), 'Otros torneos');
  expect(list.address).toBe('/torneos');
  let page = await follow(list, 'Torneo Clausura');
  expect(textsOf(page, 'h1').join()).toContain('Torneo Clausura');
  for (const [tab, address] of [
    ['Tabla', '/posiciones-publico?tournament=2'],
    ['Fixture', '/fixture?tournament=2'],
    ['Goleadores', '/goleadores-publico?tournament=2'],
    ['Playoffs', '/playoffs?tournament=2'],
    ['Resumen', '/torneos/2'],
  ] as const) {
    page = await follow(page, tab, 'nav[aria-label="Torneo"] a');
    expect(page.address).toBe(address);
    expect(textsOf(page, 'h1').join()).toContain('Torneo Clausura');
  }
});

test('the bracket shows its ties, and leads to a team', async () => {
  const page = await read('/playoffs?tournament=1');
  const bracket = '[aria-label="Cuadro de playoffs"]';
  expect(textsOf(page, `${bracket} h2`)).toEqual(['Semifinales', 'Final', 'Campeón']);
  const names = textsOf(page, `${bracket} a[data-team]`);
  expect(names).toHaveLength(4);
  const team = await follow(page, names[0] ?? '', `${bracket} a`);
  expect(team.address).toMatch(/^\/equipos\/\d+$/);
  // Where a phone has the short name, the link has both, the whole one last.
  expect(names[0]).toContain(textsOf(team, 'h1').join());
});

test('a team shows its matches, and leads to one with its score and events', async () => {
  const team = await read('/equipos/1');
  expect(textsOf(team, 'h1')).toEqual(['Defensores de Parque Chas']);
  expect(textsOf(team, 'h2')).toEqual(expect.arrayContaining(['Próximo partido', 'Últimos resultados', 'Torneos']));
  const match = await follow(team, '4 - 0');
  expect(match.address).toMatch(/^\/partidos\/\d+$/);
  for (const part of ['Defensores de Parque Chas', '4 - 0', 'Estrella del Riachuelo', 'FINAL', 'La Redonda'])
    expect(match.text).toContain(part);
  expect(textsOf(match, '[aria-label="Eventos del partido"] li').length).toBeGreaterThanOrEqual(4);
});
