/**
 * Messages and notices over the page's lower edge, one above the other: no content moves, and neither menus nor titles are
 * covered.
 */
import { Toaster } from '../../ui/toast.tsx';
import { ConnectionNotices } from './state-notices.tsx';

/** @param hasNotices whether notices about the whole application are shown; a sheet has its own */
export const LowerEdge = ({ hasNotices }: { readonly hasNotices: boolean }) => (
  <div
    data-lower-edge
    className="pointer-events-none fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-5 mx-auto flex w-fit max-w-full flex-col items-center gap-2 p-2 md:bottom-0 print:hidden"
  >
    <Toaster />
    {hasNotices && <ConnectionNotices />}
  </div>
);
