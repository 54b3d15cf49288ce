/** Following teams: the buttons for it, and the marks in tables and fixtures. */

import { changeText } from '../lib/change-text.ts';
import { announce } from './announcements.ts';
import { follow, followedTeams, followedTeamsKey } from './followed-teams.ts';
import { shownTeams } from './your-team.ts';

/** @param onChange called when the followed teams are others, or may be: here, in another tab, or before Back */
export function startFollowing(onChange: () => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-follow]');
    if (button) toggle(Number(button.dataset.follow), onChange);
  });
  addEventListener('storage', ({ key }) => {
    if (key === followedTeamsKey) onChange();
  });
  // A page that the browser kept, as for Back, is told nothing of what changed meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && onChange());
}

function toggle(team: number, onChange: () => void): void {
  const isFollowed = !followedTeams().includes(team);
  if (follow(team, isFollowed)) {
    onChange();
    announce(isFollowed ? whereFollowed(team) : 'Ya no lo seguís');
  } else announce('Este navegador no permite guardar a quién seguís');
}

const whereFollowed = (team: number): string =>
  followedTeams().indexOf(team) < shownTeams
    ? 'Lo vas a ver primero en el inicio'
    : 'Lo vas a ver marcado en las tablas y en el fixture';

export function markFollowed(content: Element): void {
  const teams = followedTeams();
  for (const button of content.querySelectorAll<HTMLElement>('[data-follow]')) {
    const isFollowed = teams.includes(Number(button.dataset.follow));
    button.hidden = false;
    button.toggleAttribute('data-on', isFollowed);
    // The text comes last, after an icon.
    if (button.lastChild) changeText(button.lastChild, isFollowed ? 'Siguiendo' : 'Seguir');
  }
  for (const row of content.querySelectorAll<HTMLElement>('[data-team]'))
    row.toggleAttribute('data-followed', teams.includes(Number(row.dataset.team)));
}
