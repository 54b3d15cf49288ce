/** 'Qué se juega': what the teams of a match to come win or lose with it. */
import type { MatchStakes } from '#shared/text/outlook/tournament-outlook-text.ts';
import { Card } from '../../ui/card.tsx';
import { AsOf } from './as-of.tsx';

export function MatchStakesSection({ stakes: { teams, lastResult } }: { readonly stakes: MatchStakes }) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-lg">Qué se juega</h2>
      <Card className="flex flex-col gap-3 p-4">
        {teams.map(({ teamId, name, sentences }) => (
          <div key={teamId}>
            <h3 className="text-base">{name}</h3>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ))}
        <AsOf lastResult={lastResult} />
      </Card>
    </section>
  );
}
