/** What was done to a notice, as the rest of a sentence: 'publicó el aviso “Se suspende la fecha”'. */
import { isFieldChanged, type RecordedChange } from '../../domain/changes/recorded-change.ts';
import { joinNames } from '../../spanish/numbers.ts';

const parts: Readonly<Record<string, string>> = {
  text: 'el texto',
  until: 'hasta cuándo vale',
  kind: 'el tipo',
  scope: 'para quién es',
};

export function noticeChangeText(change: RecordedChange): string {
  const { before, after } = change;
  const notice = `el aviso “${(after ?? before)?.fields.title ?? ''}”`;
  if (before === null) return `publicó ${notice}`;
  if (isFieldChanged(change, 'revokedAt')) return `quitó ${notice}`;
  const renamed = isFieldChanged(change, 'title') ? [`antes “${before.fields.title ?? ''}”`] : [];
  const changed = Object.entries(parts).filter(([field]) => isFieldChanged(change, field));
  const what = changed.length > 0 ? [joinNames(changed.map(([, label]) => label))] : [];
  return [`cambió ${notice}`, ...renamed, ...what].join(': ');
}
