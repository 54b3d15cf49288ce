/** Why a match cannot be deleted, and what to do instead: for the refusal, and for the dialog that asks first. */
export const begunMatchIsKept =
  'No se puede eliminar un partido que empezó: queda registrado quién podía jugarlo. Si no vale, editalo y elegí el estado Cancelado.';
