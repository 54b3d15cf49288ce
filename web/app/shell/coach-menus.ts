/** The menus of a coach: the own team has a tab, and it and its lineup come first, where other users have all teams. */
import { paths } from '#shared/pages/paths.ts';
import type { MenuGroup, Menus } from '../../views/frame/menus.ts';

/** Of a user's menus; the tab of the own team takes the place of the last one. */
export function coachMenus({ header, tabs }: Menus, teamId: number, pathname: string): Menus {
  const href = paths.team.getHref(teamId);
  const team = { label: 'Mi equipo', icon: 'shield', href, isCurrent: pathname === href } as const;
  const own = [team, ...header.flatMap(({ links }) => links.filter((link) => link.href === paths.lineup.path))];
  const groups = header.map(({ label, links }): MenuGroup => {
    const others = links.filter((link) => !own.includes(link));
    // The page of the own team is not one of all teams as well.
    return { label, links: team.isCurrent ? others.map((link) => ({ ...link, isCurrent: false })) : others };
  });
  // The header of a tablet has no room for more than its groups: its second one, as the first list of 'Más', begins with them.
  const withOwn = (at: number) =>
    groups.map(({ label, links }, index) => ({ label, links: index === at ? [...own, ...links] : links }));
  return { header: withOwn(2), tabs: [...tabs.slice(0, -1), team], more: withOwn(0) };
}
