/** Beside a team's name: it is on a pitch right now. */
export function LiveDot() {
  return (
    <span title="Jugando ahora" className="inline-block size-2.5 shrink-0 animate-pulse-slow rounded-full bg-live">
      <span className="sr-only">Jugando ahora</span>
    </span>
  );
}
