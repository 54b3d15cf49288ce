/** Last column of the bracket: the champion, or an open slot. Hidden on phones, which show the champion at the top. */
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { Icon } from '../../ui/icon.tsx';
import { Crest } from '../crest.tsx';
import { TeamLink } from '../team-link.tsx';

interface ChampionSlotProps {
  readonly champion: TeamRef | null;
  readonly className: string;
}

export function ChampionSlot({ champion, className }: ChampionSlotProps) {
  return (
    <div className={`flex min-w-0 flex-col gap-2 max-sm:hidden ${className}`}>
      <h2 className="text-lg">Campeón</h2>
      <div className="relative flex flex-1 items-center">
        <span
          aria-hidden="true"
          className={`absolute top-1/2 right-full h-0.5 w-4 -translate-y-1/2 ${champion ? 'bg-winner' : 'bg-input'}`}
        />
        <p
          className={`flex min-h-24 w-full flex-col items-center justify-center gap-2 rounded-card border-2 p-3 text-center ${champion ? 'border-line bg-winner-tint font-medium' : 'border-input border-dashed text-muted'}`}
        >
          {champion ? (
            <Crest id={champion.id} name={champion.name} logo={champion.logo} size="lg" />
          ) : (
            <Icon name="trophy" className="size-8" />
          )}
          <TeamLink
            id={champion?.id ?? null}
            className="inline-flex min-h-11 min-w-11 max-w-full items-center justify-center"
          >
            {champion ? champion.name : 'Por definir'}
          </TeamLink>
        </p>
      </div>
    </div>
  );
}
