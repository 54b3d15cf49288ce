/** Explains how goalkeepers are ranked, and the prize for the first place. */
import { Explanation } from './explanation.tsx';

export function GoalkeepersExplanation() {
  return (
    <Explanation
      prize={{
        name: 'Premio Valla Menos Vencida',
        text: 'Lo gana el arquero con menor promedio de goles recibidos por partido, con al menos un partido completo.',
      }}
      title="Cómo se cuenta"
    >
      <p>
        Los goles en contra de su equipo también son goles recibidos. Los penales de un desempate y los W.O. no cuentan.
      </p>
    </Explanation>
  );
}
