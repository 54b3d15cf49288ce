/** Asks the browser once to keep what is not sent yet, and says so when it may lose it. */
import { useEffect, useState } from 'react';

const askedKey = 'planillaPersistida';

/** @param isFailing whether the device has refused to store something */
export function useStorageWarning(isFailing: boolean): string {
  const [isPersistent, setIsPersistent] = useState(true);
  useEffect(() => void askToPersist().then(setIsPersistent), []);
  if (isFailing) return 'Este teléfono no pudo guardar lo anotado. No cierres la página hasta que diga «Todo enviado».';
  if (isPersistent) return '';
  return 'Si al teléfono le falta espacio, el navegador puede borrar lo que no se envió.';
}

/** Resolves to false when the browser may delete the data of this site; a refusal is not asked again. */
async function askToPersist(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    if (localStorage.getItem(askedKey) !== null) return false;
    localStorage.setItem(askedKey, '1');
    return await navigator.storage.persist();
  } catch {
    // A browser without this question: it deletes what it deletes.
    return false;
  }
}
