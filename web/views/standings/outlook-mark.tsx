/** How a team stands as the table's end comes near: '✓ Clasificado', '● Depende de sí mismo'. */
import type { OutlookMark } from '#shared/text/outlook/outlook-mark.ts';

/** The line below a team's name. The compact columns of phones have no room for the band, which is still read out. */
export function OutlookMarkLine({ mark }: { readonly mark: OutlookMark }) {
  return (
    <span className="block font-normal font-sans text-xs leading-tight">
      <OutlookMarkText mark={mark} />
    </span>
  );
}

export function OutlookMarkText({ mark: { sign, words, label, isGood } }: { readonly mark: OutlookMark }) {
  const colour = isGood === null ? 'text-muted' : isGood ? 'text-win-text' : 'text-loss-text';
  return (
    <span className={colour}>
      <span aria-hidden="true">{`${sign} `}</span>
      {words}
      {label && <span className="compact:max-md:sr-only">{` · ${label}`}</span>}
    </span>
  );
}
