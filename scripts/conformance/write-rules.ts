import * as v from 'valibot';
import { calls } from '../../src/contracts/calls.ts';
import type { Call } from '../../src/contracts/define-call.ts';
import { isObject } from '../contract/is-object.ts';
import type { Run } from './run.ts';
import type { Known } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;
type Tokens = Readonly<{ own: string; stranger: string | null }>;

/** A kind of record that a person owns: its calls, what it is made with, and what a change sends. */
interface Kind {
  list: Call;
  get?: Call;
  create: Call;
  update?: Call;
  remove?: Call;
  body: Fields;
  change?: Fields;
  /** The field that a change sets. */
  changed?: string;
  /** Sending the same again gives the same record. */
  isOnce?: boolean;
}

const unique = () => `Conformance ${Date.now().toString(36)} ${Math.random().toString(36).slice(2, 8)}`;

function kindsOf({ byCall }: Known): Kind[] {
  const { id: content_id = 1, contentType: content_type = 'product' } = byCall['content product'] ?? {};
  const project = { name: unique(), type: 'Office', owner: '', last_spec_date: null };
  const searched = { content_type: 'all', search_terms: unique() };
  return [
    {
      list: calls['charProject.list'],
      create: calls['charProject.create'],
      update: calls['charProject.update'],
      remove: calls['charProject.delete'],
      body: project,
      change: { ...project, owner: 'Trust' },
      changed: 'owner',
    },
    {
      list: calls['userFavorites.list'],
      create: calls['userFavorites.create'],
      update: calls['userFavorites.update'],
      remove: calls['userFavorites.delete'],
      body: { content_id, content_type },
      change: { note: 'Ask for a sample.' },
      changed: 'note',
      isOnce: true,
    },
    {
      list: calls['userSearches.list'],
      create: calls['userSearches.create'],
      remove: calls['userSearches.delete'],
      body: searched,
      isOnce: true,
    },
    {
      list: calls['specwizardProject.me'],
      get: calls['specwizardProject.get'],
      create: calls['specwizardProject.create'],
      update: calls['specwizardProject.update'],
      remove: calls['specwizardProject.delete'],
      body: { name: unique(), filename: [] },
      change: { name: 'Renamed', filename: [] },
      changed: 'name',
    },
    {
      list: calls['savedWork.list'],
      create: calls['savedWork.create'],
      update: calls['savedWork.update'],
      remove: calls['savedWork.delete'],
      body: { kind: 'section', name: `conformance-${Date.now()}`, value: { made: 1 } },
      change: { value: { made: 2 } },
      changed: 'value',
    },
  ];
}

/** What a person writes: kept, found again, guarded by its version, and gone when it is deleted. */
export async function checkWrites(run: Run, known: Known, tokens: Tokens, only: (id: string) => boolean) {
  for (const kind of kindsOf(known))
    if (only(kind.create.id) || only(kind.list.id)) await checkKind(run, kind, tokens);
  await checkShared(run, tokens, only);
  if (only('userProjectFyi')) run.skip(calls['userProjectFyi.create'], 'adds what no call deletes');
}

const seqOf = (record: unknown): number | null =>
  isObject(record) && typeof record['seq'] === 'number' ? record['seq'] : null;

async function checkKind(run: Run, kind: Kind, { own: token, stranger }: Tokens): Promise<void> {
  const { list, get, create, update, remove, body } = kind;
  const made = await run.raw(create, { token, body });
  const seq = seqOf(made?.value);
  if (!made || seq === null) return;
  const fields = isObject(made.value) ? made.value : {};
  for (const [name, value] of Object.entries(body))
    run.check(
      create,
      'keeps what is sent',
      JSON.stringify(fields[name]) === JSON.stringify(value),
      name,
      JSON.stringify(fields[name]) ?? 'nothing',
    );
  const isListed = async (): Promise<boolean> => {
    const found = await run.raw(list, { token });
    return Array.isArray(found?.value) && found.value.some((one) => seqOf(one) === seq);
  };
  run.check(list, 'has what was added', await isListed(), 'seq', `lacks ${seq}`);
  if (kind.isOnce === true) {
    const again = await run.raw(create, { token, body });
    run.check(
      create,
      'the same again is the same record',
      seqOf(again?.value) === seq,
      'seq',
      String(seqOf(again?.value)),
    );
  } else if (create.id === 'savedWork.create') {
    await checkConflict(run, create, 'there is one of this name', { token, body }, seq);
  }
  const params = { id: seq };
  if (get) {
    const one = await run.raw(get, { token, params });
    if (one)
      run.check(get, 'answers what was saved', seqOf(one.value) === seq, 'seq', String(seqOf(one.value)));
  }
  if (stranger !== null) {
    const hidden = 'is hidden from others';
    if (get) await run.refused(get, hidden, { token: stranger, params }, [404]);
    if (update) await run.refused(update, hidden, { token: stranger, params, body: kind.change }, [404]);
    if (remove) await run.refused(remove, hidden, { token: stranger, params }, [404]);
  }
  if (update) await checkVersions(run, update, kind, token, seq, fields['updated_at']);
  if (!remove) return;
  if (create.id === 'specwizardProject.create') await checkLines(run, token, seq);
  await run.raw(remove, { token, params });
  run.check(remove, 'deletes', !(await isListed()), 'seq', `${seq} is still listed`);
  await run.refused(remove, 'what is gone is not found', { token, params }, [404]);
  if (update)
    await run.refused(update, 'what is gone is not found', { token, params, body: kind.change }, [404]);
  const next = await run.raw(create, { token, body });
  const other = seqOf(next?.value);
  run.check(create, 'gives no number twice', other !== seq, 'seq', String(other));
  if (other !== null) await run.raw(remove, { token, params: { id: other } });
}

/** Lines that are saved are what is read. */
async function checkLines(run: Run, token: string, seq: number): Promise<void> {
  const { 'specwizardProject.saveSpecs': save, 'specwizardProject.specs': read } = calls;
  const [file] = (await run.read(calls['specwizards.active'])) ?? [];
  if (!file) return run.skip(save, 'no SpecWizard to choose lines of');
  const specs = [`${file.filename}:4`];
  const params = { id: seq };
  await run.raw(save, { token, params, body: { specs } });
  const kept = await run.read(read, { token, params });
  if (kept)
    run.check(read, 'has the lines that were saved', kept.join() === specs.join(), '0', kept.join(' '));
}

/** A save that began from what is no longer there is refused with the record as it is; one from the present is taken. */
async function checkVersions(run: Run, update: Call, kind: Kind, token: string, seq: number, first: unknown) {
  const params = { id: seq };
  const sent = kind.change ?? {};
  const changed = kind.changed ?? '';
  const saved = await run.raw(update, { token, params, body: { ...sent, updated_at: first } });
  if (!saved || !isObject(saved.value)) return;
  const kept = JSON.stringify(saved.value[changed]) === JSON.stringify(sent[changed]);
  run.check(update, 'saves what is sent', kept, changed, JSON.stringify(saved.value[changed]) ?? 'nothing');
  const version = saved.value['updated_at'];
  if (first === undefined && version === undefined) {
    run.skip(update, 'has no versions (`updated_at`), so two tabs overwrite one another');
    return;
  }
  if (!run.check(update, 'every save has another version', version !== first, 'updated_at', String(version)))
    return;
  const stale = await checkConflict(
    run,
    update,
    'the version is an old one',
    { token, params, body: { ...sent, updated_at: first } },
    seq,
  );
  const current = stale && isObject(stale) ? stale['updated_at'] : undefined;
  if (stale)
    run.check(
      update,
      'a refused save shows the present version',
      current === version,
      'current.updated_at',
      String(current),
    );
  const notation = typeof version === 'string' ? version.replace(/Z$/, '+00:00') : version;
  await run.raw(update, { token, params, body: { ...sent, updated_at: notation } });
}

/** 409 with the record as it is. */
async function checkConflict(
  run: Run,
  call: Call,
  why: string,
  asked: Parameters<Run['ask']>[1] & object,
  seq: number,
) {
  const got = await run.refused(call, `refuses where ${why}`, asked, [409]);
  if (got.status !== 409) return null;
  const current = isObject(got.json) ? got.json['current'] : undefined;
  const read = v.safeParse(call.answer, current);
  const field = read.success ? '' : `current.${v.getDotPath(read.issues[0]) ?? ''}`;
  run.check(
    call,
    'a conflict has the present record',
    read.success && seqOf(current) === seq,
    field || 'current.seq',
    got.text,
  );
  return read.success ? current : null;
}

/** What belongs to a design project: the manual's issues, and the people it is shared with. */
async function checkShared(
  run: Run,
  { own: token, stranger }: Tokens,
  only: (id: string) => boolean,
): Promise<void> {
  if (!only('manualIssues.create') && !only('projectPeople.create')) return;
  const body = { name: unique(), type: 'Office', owner: '', last_spec_date: null };
  const project = seqOf((await run.raw(calls['charProject.create'], { token, body }))?.value);
  if (project === null) return;
  const { 'manualIssues.create': issue, 'projectPeople.create': share } = calls;
  const sections = [{ number: '07 92 00', title: 'Joint Sealants', maker: '' }];
  const files = [{ name: 'Manual.pdf', bytes: 1000, sha256: '0'.repeat(64) }];
  const first = { project, number: 1, name: 'Bid set', sections, files, content: 'eJwr' };
  const issued = await run.read(issue, { token, body: first });
  if (issued) {
    await run.refused(issue, 'gives no number of an issue twice', { token, body: first }, [409]);
    await run.refused(
      issue,
      'leaves no number of an issue out',
      { token, body: { ...first, number: 3 } },
      [409],
    );
    const one = await run.read(calls['manualIssues.get'], { token, params: { id: issued.seq } });
    if (one)
      run.check(
        calls['manualIssues.get'],
        'keeps the issued text',
        one.content === first.content,
        'content',
        one.content,
      );
    const all = await run.read(calls['manualIssues.byProject'], { token, params: { id: project } });
    if (all)
      run.check(
        calls['manualIssues.byProject'],
        'has what was issued',
        all.some(({ seq }) => seq === issued.seq),
        'seq',
        `lacks ${issued.seq}`,
      );
    if (stranger !== null)
      await run.refused(
        calls['manualIssues.get'],
        'is hidden from others',
        { token: stranger, params: { id: issued.seq } },
        [404],
      );
  }
  const invitation = { project, email: 'conformance@lintel.example', right: 'read' };
  const shared = await run.read(share, { token, body: invitation });
  if (shared) {
    await checkConflict(run, share, 'the address is on the list', { token, body: invitation }, shared.seq);
    const changed = await run.read(calls['projectPeople.update'], {
      token,
      params: { id: shared.seq },
      body: { right: 'edit', updated_at: shared.updated_at },
    });
    if (changed)
      run.check(
        calls['projectPeople.update'],
        'saves what is sent',
        changed.right === 'edit',
        'right',
        changed.right,
      );
    const people = await run.read(calls['projectPeople.byProject'], { token, params: { id: project } });
    if (people)
      run.check(
        calls['projectPeople.byProject'],
        'has who was added',
        people.length === 1,
        'seq',
        `${people.length} people`,
      );
    await run.read(calls['projectChanges.byProject'], { token, params: { id: project } });
    await run.raw(calls['projectPeople.delete'], { token, params: { id: shared.seq } });
  }
  if (stranger !== null) await checkGuest(run, token, stranger, project);
  await run.raw(calls['charProject.delete'], { token, params: { id: project } });
}

/** Someone with whom a project is shared sees it, may not change it while they may only read it, and can leave. */
async function checkGuest(run: Run, token: string, guest: string, project: number): Promise<void> {
  const {
    'projectPeople.create': share,
    'projectPeople.leave': leave,
    'charProject.list': list,
    'charProject.update': update,
  } = calls;
  const who = await run.read(calls['users.me'], { token: guest });
  if (!who || !(await run.raw(share, { token, body: { project, email: who.email, right: 'read' } }))) return;
  const seen = await run.read(list, { token: guest });
  if (seen) {
    const shared = seen.find(({ seq }) => seq === project);
    run.check(
      list,
      'has what others share',
      shared?.sharing?.right === 'read',
      'sharing.right',
      shared?.sharing?.right ?? 'no such project',
    );
  }
  const change = { name: 'Taken over', type: 'Office', owner: '', last_spec_date: null };
  await run.refused(
    update,
    'is not for who may only read',
    { token: guest, params: { id: project }, body: change },
    [403],
  );
  await run.raw(leave, { token: guest, params: { id: project } });
  const after = await run.read(list, { token: guest });
  if (after)
    run.check(
      leave,
      'ends what is shared',
      after.every(({ seq }) => seq !== project),
      'seq',
      String(project),
    );
}
