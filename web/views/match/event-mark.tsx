/** Icon of an event: a ball, or a card with its letter. */
import { Icon } from '../../ui/icon.tsx';
import { type CardColor, CardMark } from '../card-mark.tsx';

const cardColorByEventType: Readonly<Record<string, CardColor>> = {
  bluecard: 'blue',
  yellowcard: 'yellow',
  redcard: 'red',
};
const eventTypesWithBallIcon: readonly string[] = ['goal', 'owngoal', 'penalty'];

/** Hidden from screen readers, because the type is also written out. Upper and lower case in the type do not matter. */
export function EventMark({ eventType }: { readonly eventType: string }) {
  const type = eventType.toLowerCase();
  const card = cardColorByEventType[type];
  if (card) return <CardMark color={card} />;
  const isAgainst = type === 'owngoal';
  return (
    <Icon
      name={eventTypesWithBallIcon.includes(type) ? 'ball' : 'info'}
      className={`size-5 ${isAgainst ? 'text-loss-text' : 'text-text'}`}
    />
  );
}
