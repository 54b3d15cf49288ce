/** The phone's Back button closes an open panel of the sheet, as 'Cerrar' does, and otherwise leaves the sheet. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { registerLeaveGuard } from '../../../ui/back-button.ts';

/** In the state of the history's entry that an open panel adds; the router's part of it stays. */
const panelMark = { isPanel: true };

interface EntryState {
  /** Where the router's entry stands in the history; the panel's entry has that of the sheet. */
  readonly idx?: number;
  readonly isPanel?: true;
}
const stateOf = (state: unknown): EntryState => (state ?? {}) as EntryState;

/**
 * The entry stays when the panel is closed by hand, and serves the next one: taking it away takes a moment, in which the
 * next panel may open. Back then goes two entries.
 */
export function useBackClosesPanel(isOpen: boolean, onClose: () => void): void {
  const isAtPanel = useRef(false);
  const goBack = useEffectEvent(() => (isOpen ? onClose() : history.back()));
  useEffect(() => {
    isAtPanel.current = stateOf(history.state).isPanel === true;
    if (!isOpen || isAtPanel.current) return;
    history.pushState({ ...history.state, ...panelMark }, '');
    isAtPanel.current = true;
  }, [isOpen]);
  useEffect(() => {
    const here = stateOf(history.state).idx;
    return registerLeaveGuard({
      onBack(event) {
        const wasAtPanel = isAtPanel.current;
        const { idx, isPanel = false } = stateOf(event.state);
        isAtPanel.current = isPanel;
        if (!wasAtPanel || isPanel || idx !== here) return;
        // The address stays, so there is nothing for the router to do.
        event.stopImmediatePropagation();
        goBack();
      },
      onLink: (follow) => follow(),
    });
  }, []);
}
