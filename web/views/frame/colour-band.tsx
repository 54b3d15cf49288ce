/**
 * The band in the federation's colour along the upper edge. It is drawn, because pages have no inline styles, and takes no
 * room, because other sites know the height of what they embed.
 */
import { onDark } from '#shared/domain/colours/federation-colour.ts';

export const ColourBand = ({ color }: { readonly color: string }) => (
  <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-x-0 top-0 h-1 w-full">
    <rect width="1" height="1" fill={onDark(color)} />
    <rect width="1" height="1" fill={color} className="dark:hidden" />
  </svg>
);
