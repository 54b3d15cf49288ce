/** Asks to turn a phone that lies on its side: the sheet's two halves and shirt numbers have no room there. */
import { Icon } from '../../../ui/icon.tsx';

/** Shown by the window's size alone; a phone held upright is narrower, also while its keyboard is open. */
export const TurnRequest = () => (
  <div
    role="alert"
    className="fixed inset-0 z-10 hidden flex-col items-center justify-center gap-3 bg-page p-6 text-center [@media(min-width:35rem)_and_(max-height:26rem)]:flex"
  >
    <Icon name="refresh" className="size-10" />
    <p className="font-semibold text-xl">Girá el teléfono</p>
    <p className="max-w-prose text-lg leading-snug">La planilla se usa con el teléfono parado. Lo cargado sigue acá.</p>
  </div>
);
