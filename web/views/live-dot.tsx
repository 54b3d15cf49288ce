/** Dot next to a team's name while the team is playing. */
export function LiveDot() {
  return (
    <span title="Jugando ahora" className="inline-block size-2.5 shrink-0 animate-pulse-slow rounded-full bg-live">
      <span className="sr-only">Jugando ahora</span>
    </span>
  );
}
