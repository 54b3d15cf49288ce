/** The place for the teams that a reader follows: first on home, and on the tournament that home leads to. */
import { Section } from './section.tsx';

/** The visitor's script replaces the hint by matches of the teams that the reader follows. */
export function YourTeam() {
  return (
    <Section title="Tu equipo" allHref={null}>
      <ul data-your-team="" className="min-h-14 divide-y divide-line rounded-card border border-line bg-surface">
        <li data-hint="" className="px-4 py-3 text-muted">
          Entrá a la página de tu equipo y tocá Seguir: lo vas a ver acá.
        </li>
      </ul>
    </Section>
  );
}
