/** Explains which goals count in the ranking of scorers. */
import { Explanation } from './explanation.tsx';

export function ScorersExplanation() {
  return (
    <Explanation title="Qué goles cuentan">
      <p>Los de partidos terminados, playoffs incluidos. Los goles en contra y los penales de un desempate no suman.</p>
      <p>Con los mismos goles, los jugadores comparten el puesto.</p>
    </Explanation>
  );
}
