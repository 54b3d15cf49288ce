/** What was done to a notice, as the rest of a sentence: 'publicó el aviso “Se suspende la fecha”'. */
import { isFieldChanged, type RecordedChange, type RecordedFields } from '../../domain/changes/recorded-change.ts';
import { keyOfNoticeScope } from '../../domain/notices/notices.ts';
import type { NoticeScope } from '../../domain/schemas/notice.ts';
import { joinNames } from '../../spanish/numbers.ts';

const parts: Readonly<Record<string, string>> = {
  text: 'el texto',
  until: 'hasta cuándo vale',
  kind: 'el tipo',
};

/** The table returns the fields of a scope in any order. */
const scopeText = ({ scope }: RecordedFields): string => keyOfNoticeScope(scope as NoticeScope);

export function noticeChangeText(change: RecordedChange): string {
  const { before, after } = change;
  const notice = `el aviso “${(after ?? before)?.fields.title ?? ''}”`;
  if (before === null) return `publicó ${notice}`;
  if (isFieldChanged(change, 'revokedAt'))
    return `${after?.fields.revokedAt ? 'quitó' : 'volvió a publicar'} ${notice}`;
  const renamed = isFieldChanged(change, 'title') ? [`antes “${before.fields.title ?? ''}”`] : [];
  const changed = Object.entries(parts).flatMap(([field, label]) => (isFieldChanged(change, field) ? [label] : []));
  if (after !== null && scopeText(before.fields) !== scopeText(after.fields)) changed.push('para quién es');
  const what = changed.length > 0 ? [joinNames(changed)] : [];
  return [`cambió ${notice}`, ...renamed, ...what].join(': ');
}
