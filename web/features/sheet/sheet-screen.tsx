/** The live sheet of a match: score, clock and last event above, what is under the thumb below, nothing that scrolls. */
import { footerItemsOf } from './footer-items.ts';
import { SheetFooter } from './frame/sheet-footer.tsx';
import { TurnRequest } from './frame/turn-request.tsx';
import { useBackClosesPanel } from './frame/use-back-closes-panel.ts';
import { useTapGuard } from './frame/use-tap-guard.ts';
import { LastEvent } from './head/last-event.tsx';
import { lastEventOf } from './head/last-event-of.ts';
import { type SheetNotice, SheetNotices } from './head/notices.tsx';
import { noticesOf } from './head/notices-of.ts';
import { ScoreBar } from './head/score-bar.tsx';
import { SheetBody } from './sheet-body.tsx';
import type { SheetModel, SheetSurroundings } from './sheet-model.ts';
import { sidesOfSheet } from './sheet-sides.ts';
import { useSheetScreen } from './use-sheet-screen.ts';

interface SheetScreenProps {
  readonly model: SheetModel;
  readonly surroundings: SheetSurroundings;
  /** Who keeps the sheet, where that is not known; null when there is nothing to ask. */
  readonly question: SheetNotice | null;
}

export function SheetScreen({ model, surroundings, question }: SheetScreenProps) {
  const screen = useSheetScreen(model);
  const { sheet, step, reading, recording, isConfirmed, open } = screen;
  const [home, away] = sidesOfSheet(sheet);
  useBackClosesPanel(['player', 'clock', 'queue', 'events', 'end'].includes(step.name), screen.goBack);
  // The queue's panel and the list of events show the same with what can be done; the shirt numbers need the room.
  const areNoticesHidden = ['queue', 'events', 'player', 'twin', 'secondYellow'].includes(step.name);
  const notices = areNoticesHidden ? [] : noticesOf(model, { ...screen, question, onSignIn: surroundings.onSignIn });
  const footerItems = footerItemsOf(screen);
  const lastEvent = lastEventOf(model, recording, screen.ownEvents, isConfirmed, screen.edit);
  const footerLabels = footerItems.map(({ label }) => label);
  const guard = useTapGuard([step.name, ...footerLabels].join());
  // Notices and answers move what is below them; the clock and the footer stay where they are, and take every tap.
  const answeredIds = model.answered.map(({ id }) => id);
  const bodyGuard = useTapGuard([notices[0]?.key, ...answeredIds].join());
  // Apart, because another phone's goal must not hold up one that is tapped here.
  const undoGuard = useTapGuard(`${lastEvent.action?.label} ${lastEvent.text}`);

  return (
    <div className="fixed inset-0 z-0 mx-auto flex max-w-4xl flex-col bg-page">
      <h1 className="sr-only">{`Planilla: ${home.name} contra ${away.name}`}</h1>
      <div className={`flex min-h-0 flex-1 flex-col ${guard}`}>
        <ScoreBar
          model={model}
          reading={reading}
          hourOf={surroundings.hourOf}
          onQueue={() => open('queue')}
          onClock={() => open('clock')}
        />
        <div className={undoGuard}>
          <LastEvent {...lastEvent} />
        </div>
        <div className={`flex min-h-0 flex-1 flex-col ${bodyGuard}`}>
          <SheetNotices notices={notices} />
          <SheetBody screen={screen} surroundings={surroundings} />
        </div>
        <SheetFooter items={footerItems} />
      </div>
      <TurnRequest />
    </div>
  );
}
