/** The menus of a coach: the own team has a tab, and it and its lineup come first, where other users have all teams. */
import { paths } from '#shared/pages/paths.ts';
import type { MenuGroup, MenuLink, Menus } from '../../views/frame/menus.ts';

/** Of a user's menus; the tab of the own team takes the place of the last one. */
export function coachMenus({ header, tabs }: Menus, teamId: number, pathname: string): Menus {
  const href = paths.team.getHref(teamId);
  const isHere = pathname === href;
  const team: MenuLink = { label: 'Mi equipo', icon: 'shield', href, isCurrent: isHere };
  const isLineup = (link: MenuLink) => link.href === paths.lineup.path;
  const isTeams = (link: MenuLink) => link.href === paths.teams.path;
  const own = [team, ...header.flatMap(({ links }) => links.filter(isLineup))];
  const others = header.map(({ label, links }): MenuGroup => {
    const kept = links.filter((link) => !isLineup(link));
    return { label, links: kept.map((link) => (isHere && isTeams(link) ? { ...link, isCurrent: false } : link)) };
  });
  const [first, ...rest] = others;
  return {
    // The header of a tablet has no room for more than its groups.
    header: others.map((group) => (group.links.some(isTeams) ? { ...group, links: [...own, ...group.links] } : group)),
    tabs: [...tabs.slice(0, -1), team],
    more: [{ label: null, links: [...(first?.links ?? []), ...own] }, ...rest],
  };
}
