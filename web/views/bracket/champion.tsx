/** The champion of a tournament with an animation of rays around the crest; second and third place below. */
import type { Podium } from '#shared/domain/schemas/podium.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { Crest } from '../crest.tsx';
import { TeamLink } from '../team-link.tsx';
import { TeamName } from '../team-name.tsx';

export function Champion({ champion, runnerUp, thirdPlace }: Podium) {
  return (
    <section
      aria-labelledby="campeon"
      className="flex flex-col items-center gap-2 rounded-card border border-line bg-winner-tint px-4 py-6 text-center"
    >
      <span className="relative grid size-36 place-items-center">
        <Rays />
        <Crest id={champion.id} name={champion.name} logo={champion.logo} size="2xl" />
      </span>
      <h2 id="campeon" className="text-lg text-winner uppercase tracking-wide">
        Campeón
      </h2>
      <p className="max-w-full font-display font-semibold text-2xl leading-tight md:text-3xl">
        <TeamLink id={champion.id} className="inline-flex min-h-11 min-w-11 items-center justify-center">
          <TeamName team={champion} id={champion.id} />
        </TeamLink>
      </p>
      {(runnerUp || thirdPlace) && (
        <dl className="mt-2 flex flex-wrap justify-center gap-x-8 gap-y-3">
          {runnerUp && <SecondOrThirdTeam title="Subcampeón" team={runnerUp} />}
          {thirdPlace && <SecondOrThirdTeam title="Tercer puesto" team={thirdPlace} />}
        </dl>
      )}
    </section>
  );
}

function SecondOrThirdTeam({ title, team }: { readonly title: string; readonly team: TeamRef }) {
  return (
    <div className="flex flex-col items-center gap-1">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className="flex items-center gap-2 font-semibold">
        <Crest id={team.id} name={team.name} logo={team.logo} size="sm" />
        <TeamLink id={team.id} className="inline-flex min-h-11 min-w-11 items-center">
          <TeamName team={team} id={team.id} />
        </TeamLink>
      </dd>
    </div>
  );
}

const rayAngles = Array.from({ length: 16 }, (_, ray) => (ray * 360) / 16);

function Rays() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 144 144"
      className="absolute inset-0 text-winner motion-reduce:hidden"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
    >
      {rayAngles.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 72 72)`}>
          <path d="M72 16V4" pathLength="1" strokeDasharray="1" className="animate-ray" />
        </g>
      ))}
    </svg>
  );
}
