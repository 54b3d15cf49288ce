/** The links of the frame's menus: the sections of the site that are open to everybody. */
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { SiteSection } from './page-view.ts';

export interface SectionLink {
  readonly section: SiteSection;
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

/** The links of every menu; on a page of a tournament they lead to the same tournament. */
export function siteLinks(tournamentId?: number) {
  const of = tournamentId === undefined ? {} : { id: tournamentId };
  const link = (section: SiteSection, label: string, icon: IconName): SectionLink => {
    const isOfSite = section === 'home' || section === 'tournaments';
    return { section, label, icon, href: hrefOfPage({ name: section, ...(isOfSite ? {} : of) }) };
  };
  const home = link('home', 'Inicio', 'home');
  const tournaments = link('tournaments', 'Torneos', 'trophy');
  const fixture = link('fixture', 'Fixture', 'calendar');
  const scorers = link('scorers', 'Goleadores', 'ball');
  const others = [
    link('playoffs', 'Playoffs', 'bracket'),
    link('fairPlay', 'Fair Play', 'cards'),
    link('goalkeepers', 'Arqueros', 'goal'),
  ];
  return {
    /** In the header, from 768 px. */
    header: [home, tournaments, fixture],
    /** Behind 'Estadísticas' in the header. */
    statistics: [link('standings', 'Posiciones', 'table'), scorers, ...others],
    /** In the phone's bottom bar. */
    bar: [home, fixture, link('standings', 'Tabla', 'table'), scorers],
    /** Behind 'Más' in the phone's bottom bar. */
    more: [tournaments, ...others],
  };
}
