/** The draft of the next bulletin, as it would be printed, with what can be done with it. */
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import { Button } from '../../../ui/button.tsx';
import { BulletinView } from '../../../views/discipline/bulletin-view.tsx';

interface DraftBulletinProps {
  readonly bulletin: Bulletin;
  readonly onTask: (does: 'edit' | 'publish' | 'discard') => void;
}

export function DraftBulletin({ bulletin, onTask }: DraftBulletinProps) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">Próximo boletín</h2>
      <p className="text-muted text-sm">Así se va a imprimir. Todavía no lo ve nadie más que los administradores.</p>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-page p-4">
        <BulletinView bulletin={bulletin} bulletins={[]} />
        {bulletin.lines.length === 0 && bulletin.notices === '' && (
          <p className="text-muted">No tiene sanciones ni avisos.</p>
        )}
      </div>
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
