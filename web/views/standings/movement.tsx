/** How many places a team has gained or lost since the round before, as an arrow with a number. */

/** `places` is positive for a team that has climbed; null in the first round. Nothing is shown for an unmoved team. */
export function Movement({ places }: { readonly places: number | null }) {
  if (places === null || places === 0) return null;
  const count = Math.abs(places);
  const text = `${places > 0 ? 'Subió' : 'Bajó'} ${count} ${count === 1 ? 'puesto' : 'puestos'}`;
  return (
    <span
      title={text}
      className={`flex items-center justify-center gap-0.5 text-xs leading-none ${places > 0 ? 'text-win-text' : 'text-loss-text'}`}
    >
      <svg aria-hidden="true" viewBox="0 0 8 6" className="size-2" fill="currentColor">
        <path d={places > 0 ? 'M4 0 8 6H0Z' : 'M4 6 0 0h8Z'} />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
