/** A team's crest: its logo, or its plain shield when it has no logo or the logo does not load. */
import type { ReactNode, SyntheticEvent } from 'react';
import { shieldOfTeam, type TeamShield } from '#shared/domain/crests/team-shield.ts';
import { initialsOf } from '#shared/spanish/initials.ts';

const sizeClasses = {
  /** In a row of a match, which is a container. */
  row: 'size-6 @sm:size-8',
  sm: 'size-6',
  md: 'size-8',
  lg: 'size-12',
  xl: 'size-16',
  '2xl': 'size-24',
} as const;

interface CrestProps {
  /** That of the team; null for one that is not saved yet. */
  readonly id: number | null;
  readonly name: string;
  /** Its address, or what `logoInSprite` returns. */
  readonly logo?: string | null | undefined;
  readonly size?: keyof typeof sizeClasses;
}

/**
 * Hidden from screen readers, because the team's name is always beside it. The box has the same size with logo and
 * shield. A logo on another site is requested without a referrer.
 */
export function Crest({ id, name, logo, size = 'md' }: CrestProps) {
  const shield = { name, shield: shieldOfTeam(id), isSmall: size === 'sm' || size === 'row' };
  return (
    <LogoWithFallback
      logo={logo}
      className={`inline-block shrink-0 ${sizeClasses[size]}`}
      fallback={(className) => <Shield {...shield} className={className} />}
    />
  );
}

interface LogoWithFallbackProps extends Pick<CrestProps, 'logo'> {
  readonly className: string;
  /** What stands in for a logo that is not there or does not load. */
  readonly fallback: (className: string) => ReactNode;
}

export function LogoWithFallback({ logo, className: box, fallback }: LogoWithFallbackProps) {
  if (!logo) return fallback(box);
  const [, sheet, viewBox] = placePattern.exec(logo) ?? [];
  if (sheet && viewBox) return <SheetCrest sheet={sheet} viewBox={viewBox} className={box} />;
  return (
    // The `key` gives another logo a new element, so that it may load although the previous one failed.
    <span key={logo} className={`group/crest ${box}`}>
      <img
        referrerPolicy="no-referrer"
        src={logo}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        onError={showShieldForBrokenLogo}
        className="block size-full object-contain group-data-broken/crest:hidden"
      />
      {fallback('hidden size-full group-data-broken/crest:block')}
    </span>
  );
}

interface PlaceInSheet {
  /** In pixels: where the crest's upper left corner is in the picture, and how long its sides are. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** What a crest takes as its logo when it is cut out of the picture at the address `sheet` of this site. */
export const logoInSprite = (sheet: string, { x, y, side }: PlaceInSheet): string =>
  `${sheet}#${x} ${y} ${side} ${side}`;

const placePattern = /^(\/[^#]+)#(\d+ \d+ \d+ \d+)$/;

interface SheetCrestProps {
  readonly sheet: string;
  readonly viewBox: string;
  readonly className: string;
}

/** The browser loads the sheet once for all crests of a page. */
function SheetCrest({ sheet, viewBox, className }: SheetCrestProps) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={className}>
      <image href={sheet} />
    </svg>
  );
}

/** Sets an attribute instead of state, so that a component with a crest can be rendered on a server too. */
function showShieldForBrokenLogo({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.parentElement?.setAttribute('data-broken', '');
}

interface ShieldProps {
  readonly name: string;
  readonly shield: TeamShield;
  readonly isSmall: boolean;
  readonly className: string;
}

/** The drawn shield; a small one has one letter, as two would be too small to read. */
function Shield({ name, shield: { ground, second, ink, outline, pattern }, isSmall, className }: ShieldProps) {
  const initials = initialsOf(name);
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
      <path d={outline} fill={ground} />
      <path d={pattern} fill={second} />
      <path d={outline} fill="none" stroke="currentColor" strokeOpacity={0.25} strokeWidth={1.5} />
      <text
        x={20}
        y={isSmall ? 27.5 : 25.5}
        textAnchor="middle"
        fill={ink}
        fontSize={isSmall ? 21 : 16}
        fontWeight={700}
        className="font-display"
      >
        {isSmall ? [...initials][0] : initials}
      </text>
    </svg>
  );
}
