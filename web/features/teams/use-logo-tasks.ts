/** Generates, uploads or deletes a team's logo, one at a time. */
import { useRef, useState } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { readAgain, updateCache } from '../../lib/api/update-cache.ts';
import { readLogoFile } from '../../lib/logos/logo-file.ts';
import { uploadTeamLogo } from '../../lib/logos/upload-logo.ts';
import { dismissToast, showErrorToast, showToast } from '../../ui/toasts.ts';

export type LogoTask = 'generate' | 'upload' | 'remove';

export function useLogoTasks(team: Team) {
  const [task, setTask] = useState<LogoTask | null>(null);
  const [progress, setProgress] = useState(0);
  const lastFailure = useRef(0);

  const run = async (next: LogoTask, work: () => Promise<string>): Promise<void> => {
    if (task) return;
    setTask(next);
    setProgress(0);
    dismissToast(lastFailure.current);
    try {
      saveLogoInCache(team, await work());
      // The next edit needs the team's new version.
      await readAgain('GET /teams', {});
      showToast(logoSuccessTexts[next]);
    } catch (error) {
      lastFailure.current = showSaveFailure(error, () => void run(next, work));
    } finally {
      setTask(null);
    }
  };
  const params = { id: team.id };
  const generate = () => {
    // The random seed of the logo is created once per click, so that a retry repeats the same request.
    const body = { ...(isGeneratedLogo(team.logo) && { customSeed: crypto.randomUUID() }) };
    return run('generate', async () => {
      return (await saveAndRefresh('POST /teams/{id}/logo/generate', 'Error al generar el logo', { params, body }))
        .logoUrl;
    });
  };
  const upload = async (picked: File) => {
    const file = await readLogoFile(picked);
    if (typeof file === 'string') lastFailure.current = showErrorToast(file);
    else await run('upload', () => uploadTeamLogo(team, file, setProgress));
  };
  const remove = () =>
    run('remove', async () => {
      await saveAndRefresh('DELETE /teams/{id}/logo', 'Error al eliminar el logo', { params });
      return '';
    });

  return { task, progress, generate, upload, remove };
}

const logoSuccessTexts: Record<LogoTask, string> = {
  generate: 'Logo generado',
  upload: 'Logo guardado',
  remove: 'Logo eliminado',
};

/** True if the server generated the current logo: the next one then needs a random seed to look different. */
const isGeneratedLogo = (logo: string): boolean => logo.startsWith('/logos/crest-');

function saveLogoInCache({ id }: Team, logo: string): void {
  updateCache('GET /teams', {}, (teams) => teams.map((team) => (team.id === id ? { ...team, logo } : team)));
}
