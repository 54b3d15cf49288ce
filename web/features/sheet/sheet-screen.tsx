/** The live sheet of a match: score, clock and last event above, what is under the thumb below, nothing that scrolls. */
import { footerItemsOf } from './footer-items.ts';
import { SheetFooter } from './frame/sheet-footer.tsx';
import { useTapGuard } from './frame/use-tap-guard.ts';
import { LastEvent } from './head/last-event.tsx';
import { lastEventOf } from './head/last-event-of.ts';
import { SheetNotices } from './head/notices.tsx';
import { noticesOf } from './head/notices-of.ts';
import { ScoreBar } from './head/score-bar.tsx';
import { SheetBody } from './sheet-body.tsx';
import type { SheetModel, SheetSurroundings } from './sheet-model.ts';
import { sidesOfSheet } from './sheet-sides.ts';
import { useSheetScreen } from './use-sheet-screen.ts';

interface SheetScreenProps {
  readonly model: SheetModel;
  readonly surroundings: SheetSurroundings;
}

export function SheetScreen({ model, surroundings }: SheetScreenProps) {
  const screen = useSheetScreen(model);
  const { sheet, step, reading, recording, isConfirmed, open } = screen;
  const [home, away] = sidesOfSheet(sheet);
  const isGuarded = useTapGuard(step.name);
  // The queue's panel and the list of events show the same with what can be done; the shirt numbers need the room.
  const areNoticesHidden = ['queue', 'events', 'player'].includes(step.name);

  return (
    <div className="fixed inset-0 z-30 mx-auto flex max-w-4xl flex-col bg-page">
      <h1 className="sr-only">{`Planilla: ${home.name} contra ${away.name}`}</h1>
      <ScoreBar
        model={model}
        reading={reading}
        hourOf={surroundings.hourOf}
        onQueue={() => open('queue')}
        onClock={() => open('clock')}
      />
      <LastEvent {...lastEventOf(model, recording, isConfirmed)} />
      <SheetNotices
        notices={areNoticesHidden ? [] : noticesOf(model, { ...screen, onSignIn: surroundings.onSignIn })}
      />
      <div className={`flex min-h-0 flex-1 flex-col ${isGuarded ? 'pointer-events-none' : ''}`}>
        <SheetBody screen={screen} surroundings={surroundings} />
      </div>
      <SheetFooter items={footerItemsOf(screen)} />
    </div>
  );
}
