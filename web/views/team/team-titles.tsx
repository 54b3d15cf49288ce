/** The tournaments that a team won, below its name: 'Campeón de Copa Otoño'. */
import { Icon } from '../../ui/icon.tsx';

export function TeamTitles({ titles }: { readonly titles: readonly string[] }) {
  return titles.map((title) => (
    <p key={title} className="flex items-start gap-1.5 font-medium">
      <Icon name="trophy" className="mt-0.5 size-5 text-winner" />
      {`Campeón de ${title}`}
    </p>
  ));
}
