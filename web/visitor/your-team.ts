/** 'Tu equipo' on the home page: a match of each followed team, from this page or else from the team's own page. */
import { paths } from '#shared/pages/paths.ts';
import { followedTeams } from './followed-teams.ts';

/** Teams beyond these are marked on the page, but have no match here. */
const shownTeams = 3;

/** Rows from teams' pages, so that a page that refreshes itself does not ask for them again; null without a page. */
const fetchedRows = new Map<number, Element | null>();

/**
 * The place is a list as high as one row, with a hint for readers who follow nobody: nothing moves when it is filled.
 *
 * @param onFetched called when a team's page has been read, to fill the place again
 */
export function fillYourTeam(content: Element, onFetched: () => void): void {
  const place = content.querySelector('[data-your-team]');
  const hint = place?.querySelector<HTMLElement>('[data-hint]');
  if (!place || !hint) return;
  const teams = followedTeams().slice(0, shownTeams);
  const rows = teams.map((team) => rowOnPage(team, content, place) ?? fetchedRows.get(team));
  // Two followed teams that play each other share a row.
  const found = [...new Set(rows)].filter((row) => row instanceof Element).map((row) => row.cloneNode(true));
  hint.hidden = found.length > 0;
  place.replaceChildren(hint, ...found);
  for (const [index, team] of teams.entries()) if (rows[index] === undefined) void fetchRow(team, onFetched);
}

/** The first match of the team on the page: one in play before today's, and today's before the latest result. */
const rowOnPage = (team: number, content: Element, place: Element): Element | undefined =>
  [...content.querySelectorAll(rowsOf(team))].find((row) => !place.contains(row));

const rowsOf = (team: number): string => `li[data-match]:has([data-team="${team}"])`;

async function fetchRow(team: number, onFetched: () => void): Promise<void> {
  fetchedRows.set(team, null);
  try {
    const response = await fetch(paths.team.getHref(team));
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    fetchedRows.set(team, page.querySelector(rowsOf(team)) ?? linkTo(team, page));
    onFetched();
  } catch {
    // Without a connection the place keeps its hint.
    fetchedRows.delete(team);
  }
}

/** For a team without a next match. */
function linkTo(team: number, page: Document): Element {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = paths.team.getHref(team);
  link.textContent = page.querySelector('h1')?.textContent ?? '';
  link.className = 'flex min-h-14 items-center px-4 font-medium text-accent underline';
  row.append(link);
  return row;
}
