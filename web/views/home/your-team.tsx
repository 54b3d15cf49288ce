/** The place for the teams that a reader follows, on home and on the tournament that home leads to. */
import { Section } from './section.tsx';

/** The visitor's script replaces the hint by matches of the teams that the reader follows. */
export function YourTeam() {
  return (
    <div className="min-w-0 print:hidden">
      <Section title="Tu equipo" allHref={null}>
        <ul data-your-team="" className="min-h-14 divide-y divide-line rounded-card border border-line bg-surface">
          <li data-hint="" className="flex min-h-14 items-center px-4 text-muted text-sm">
            Tocá Seguir en tu equipo y lo ves acá.
          </li>
        </ul>
      </Section>
    </div>
  );
}
