/** What the bar at the lower edge offers: 'Finalizar' at the same place until the match has ended, the main one at full time. */
import { clockActionsOf } from './clock/clock-actions.ts';
import { isTimeOver } from './clock/clock-reading.ts';
import type { FooterItem } from './frame/sheet-footer.tsx';
import type { SheetScreenState } from './use-sheet-screen.ts';

export function footerItemsOf(screen: SheetScreenState): FooterItem[] {
  const { sheet, step, open, goBack, isEnded, isConfirmed, reading } = screen;
  const toggle = (name: 'presence' | 'events' | 'end') => () => (step.name === name ? goBack() : open(name));
  const events: FooterItem = {
    label: 'Eventos',
    count: sheet.events.length,
    icon: 'ball',
    onPress: toggle('events'),
    isOpen: step.name === 'events',
  };
  if (isEnded) {
    const more: FooterItem = {
      label: 'Agregar',
      icon: 'plus',
      onPress: () => open('play'),
      isOpen: step.name === 'play',
    };
    const closing: FooterItem = { label: 'Cierre', icon: 'whistle', onPress: () => open('closing'), isWide: true };
    return isConfirmed
      ? [{ ...events, isWide: true }, closing]
      : [events, more, { ...closing, isPrimary: step.name !== 'closing', isOpen: step.name === 'closing' }];
  }
  const presence: FooterItem = {
    label: 'Presentes',
    icon: 'users',
    onPress: toggle('presence'),
    isOpen: step.name === 'presence',
  };
  const end: FooterItem = {
    label: 'Finalizar',
    icon: 'whistle',
    onPress: toggle('end'),
    isOpen: step.name === 'end',
    isPrimary: step.name !== 'end' && isTimeOver(reading, sheet.rules),
  };
  return [presence, ...middleItems(screen, events), end];
}

/** Before kick-off nothing but the start; then the events, and what the clock can do next. */
function middleItems({ sheet, reading, moveClock }: SheetScreenState, events: FooterItem): FooterItem[] {
  const [next] = clockActionsOf(reading, sheet.rules);
  if (!next) return [{ ...events, isWide: true }];
  const clock: FooterItem = {
    label: next.shortLabel,
    icon: next.action === 'pause' ? 'pause' : next.action === 'endHalf' ? 'clock' : 'play',
    onPress: () => moveClock(next.action),
    isPrimary: next.isDue && !isTimeOver(reading, sheet.rules),
  };
  const isWaiting = reading.state === 'before' && sheet.events.length === 0;
  return isWaiting ? [{ ...clock, isWide: true }] : [events, clock];
}
