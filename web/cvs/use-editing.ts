import { useRef } from 'react';
import { hasStatus, reasonOf } from '../../contract/call.ts';
import { formatMoment } from '../platform/format.ts';
import { newKey } from '../platform/new-key.ts';
import { useOnRefused } from '../ui/on-refused.ts';
import type { Start } from './editor-frame.tsx';
import type { useOwnDocuments } from './use-own-documents.ts';

interface Document {
  id: string;
  updatedAt: string;
}

/** A draft, of a document or of one that is still to be made. */
export interface Kept<Draft> {
  of: string | null;
  draft: Draft;
  savedAt: string;
  /** When the document was last changed, as far as was known where it was typed. */
  basedOn: string | null;
}

/** An editor of a document, or of one that is still to be made. */
export interface Editing<D, Draft, S> {
  name: 'edit' | 'create';
  /** Of the editor, which goes on in another view under the same. */
  session: string;
  document: D | null;
  /** Its contents. */
  saved: Draft;
  start: S | null;
}

export interface EditingWords {
  /** "CV-en er" */
  itIs: string;
  notOpened: string;
  notSaved: string;
  saved: string;
  becomesNew: string;
}

interface Options<D, Draft, K, S> {
  own: ReturnType<typeof useOwnDocuments<D & Document, K>>;
  /** What is open, if that is an editor. */
  editor: Editing<D, Draft, S> | null;
  open: (editor: Editing<D, Draft, S>) => void;
  replace: (editor: Editing<D, Draft, S>) => void;
  close: () => void;
  words: EditingWords;
  /** What a new one begins with. */
  empty: () => Draft;
  draftOf: (document: D) => Draft;
  /** With what else belongs to a draft. */
  complete: (start: Start<Draft>, kept: K | null) => Promise<S> | S;
  onProblem: (problem: string | null) => void;
  onSaved: (message: string) => void;
}

/** How editors are opened with what was typed before, and what becomes of them when the document was changed or deleted elsewhere. */
export function useEditing<D extends Document, Draft, K extends Kept<Draft>, S extends Start<Draft>>(
  options: Options<D, Draft, K, S>,
) {
  const onRefused = useOnRefused();
  const { own, editor, open, replace, close, words, empty, draftOf, complete, onProblem } = options;

  const editing = (document: D | null, start: S | null, session = newKey()): Editing<D, Draft, S> => ({
    name: document ? 'edit' : 'create',
    session,
    document,
    saved: document ? draftOf(document) : empty(),
    start,
  });
  /** In the place of the draft that there is, as was said. */
  const startWith = async (draft: Draft, explanation: string, of: string | null): Promise<S> =>
    complete(
      { draft, explanation, isDraft: false, openedDraft: own.drafts.find((kept) => kept.of === of)?.savedAt },
      null,
    );
  /** A document as it is now, or `null` for a new one, and what was typed into it and not saved. */
  const readKept = async (id: string | null) => {
    const [found, drafts] = await Promise.all([id ? own.read() : [], own.readDrafts()]);
    const document = found.find((each) => each.id === id) ?? null;
    const kept = drafts.find(({ of }) => of === id);
    // Another tab may have saved it while this was left.
    const isOlder = document && kept && Date.parse(kept.basedOn ?? kept.savedAt) < Date.parse(document.updatedAt);
    const start =
      kept &&
      (await complete(
        {
          draft: kept.draft,
          explanation: `Her er det du skrev ${formatMoment(kept.savedAt)}, men ikke lagret.${isOlder ? ` ${words.itIs} lagret et annet sted i mellomtiden.` : ''}`,
          isDraft: true,
          openedDraft: kept.savedAt,
        },
        kept,
      ));
    return { document, start: start ?? null };
  };

  /** Of two that were asked for, the last is opened. */
  const asked = useRef(0);
  const openKept = async (wanted: D | null) => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const { document, start } = await readKept(wanted?.id ?? null);
      if (turn !== asked.current) return;
      if (wanted && !document) onProblem(`${words.itIs} slettet et annet sted.`);
      else open(editing(document, start));
    } catch (error) {
      if (turn !== asked.current) return;
      if (!onRefused(error, () => void openKept(wanted))) onProblem(reasonOf(error, words.notOpened));
    }
  };
  /** What is being edited is then based on the document as it is now: only what comes after that is warned of again. */
  const takeUp = async ({ document, start, session }: Editing<D, Draft, S>) => {
    const now = (await own.read()).find(({ id }) => id === document?.id);
    if (now) replace(editing(now, start, session));
  };
  /** What is being edited goes on as a new one. */
  const becomesNew = `${words.itIs} slettet et annet sted. ${words.becomesNew}`;
  const beginAnew = async () => {
    void own.load();
    if (editor?.document) replace(editing(null, await startWith(empty(), becomesNew, null), editor.session));
  };

  /** Whether it was saved. */
  const save = async (saving: Promise<D>) => {
    try {
      own.add(await saving);
      close();
      options.onSaved(words.saved);
      return true;
    } catch (error) {
      const reason = hasStatus(error, 404) ? becomesNew : reasonOf(error, '');
      if (hasStatus(error, 404)) await beginAnew();
      if (hasStatus(error, 409) && editor?.document) await takeUp(editor).catch(() => {});
      if (!onRefused(error, () => {})) onProblem(`${words.notSaved}${reason && `. ${reason}`}`);
      return false;
    }
  };

  /** With something else than what is kept. */
  const openWith = async (document: D | null, draft: Draft, explanation: string) => {
    open(editing(document, await startWith(draft, explanation, document?.id ?? null)));
  };
  return { openKept, openWith, beginAnew, save };
}
