/** The draft of the next bulletin, as it would be printed, with what can be done with it. */
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import { Button } from '../../../ui/button.tsx';
import { BulletinDocument } from './bulletin-document.tsx';

interface DraftBulletinProps {
  readonly bulletin: Bulletin;
  readonly tournamentName: string;
  readonly onTask: (does: 'edit' | 'publish' | 'discard') => void;
}

export function DraftBulletin({ bulletin, tournamentName, onTask }: DraftBulletinProps) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">Próximo boletín</h2>
      <p className="text-muted text-sm">Así se va a imprimir. Todavía no lo ve nadie más que los administradores.</p>
      <BulletinDocument bulletin={bulletin} tournamentName={tournamentName} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet-danger" onClick={() => onTask('discard')}>
          Descartar
        </Button>
        <Button icon="edit" onClick={() => onTask('edit')}>
          Editar
        </Button>
        <Button variant="primary" onClick={() => onTask('publish')}>
          Publicar
        </Button>
      </div>
    </section>
  );
}
