/** What was done to an event of a match, as the rest of a sentence: "borró un gol de Pérez (12')". */
import type { RecordedChange, RecordedFields } from '../../domain/changes/recorded-change.ts';
import { eventLabel, formatMinute } from '../event-labels.ts';
import { type ChangeNames, fromTo } from './change-names.ts';

/** `of` names the match: ' en Lanús - Banfield', or ''. */
export function eventChangeText({ before, after }: RecordedChange, names: ChangeNames, of: string): string {
  const whole = (fields: RecordedFields) => `${eventText(fields, names)} (${minuteText(fields)})${of}`;
  if (before === null) return `${(after?.version ?? 1) > 1 ? 'recuperó' : 'anotó'} ${whole(after?.fields ?? {})}`;
  if (after === null) return `borró ${whole(before.fields)}`;
  const [old, now] = [before.fields, after.fields];
  if (eventText(old, names) !== eventText(now, names)) {
    const long = (fields: RecordedFields) => `${eventText(fields, names)} (${minuteText(fields)})`;
    return `corrigió un evento${of}: ${fromTo(long(old), long(now))}`;
  }
  const minutes = old.minute === now.minute ? '' : `: ${fromTo(minuteText(old), minuteText(now))}`;
  return `corrigió ${eventText(old, names)}${of}${minutes}`;
}

const minuteText = ({ minute }: RecordedFields): string =>
  typeof minute === 'number' ? formatMinute(minute) : 'sin minuto';

function eventText({ eventType, playerId }: RecordedFields, { player }: ChangeNames): string {
  const label = eventLabel(String(eventType)).toLowerCase();
  const name = player(playerId);
  return `${label.startsWith('tarjeta') ? 'una' : 'un'} ${label}${name ? ` de ${name}` : ''}`;
}
