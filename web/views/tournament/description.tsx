/** The description of a tournament; a long text is cut and can be expanded. */

/** Number of characters that fit into three lines on a phone. */
const maxCollapsedCharacters = 160;

export function TournamentDescription({ text }: { readonly text: string }) {
  const isLong = text.length > maxCollapsedCharacters || text.split('\n').length > 3;
  if (text === '') return null;
  if (!isLong) return <p className="max-w-prose whitespace-pre-line">{text}</p>;
  return (
    <details className="group/text max-w-prose">
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-3 whitespace-pre-line group-open/text:line-clamp-none">{text}</span>
        <span className="inline-flex min-h-11 items-center font-medium text-accent">
          <span className="group-open/text:hidden">Ver más</span>
          <span className="hidden group-open/text:inline">Ver menos</span>
        </span>
      </summary>
    </details>
  );
}
