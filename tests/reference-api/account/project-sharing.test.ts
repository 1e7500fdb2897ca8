import { beforeEach, describe, expect, it } from 'vitest';

import type { CallId } from '#src/contracts/calls.ts';
import { Client, signedIn, started } from '#tests/reference-api/account/client.ts';
import type { Example } from '../../../scripts/contract/examples.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';

const password = 'four words are enough';
const outline = { kind: 'outline-specs', name: '1', value: { detail: 'short' } };
const wording = { kind: 'section', name: 'project-1/northfold-075423', value: { made: 1 } };
const settled = { kind: 'merges', name: 'project-1', value: {} };
const facts = { name: 'Library', type: 'Public', owner: '', last_spec_date: null };
const wizard = { name: 'Low roof', project: 1, filename: ['northfold-075423'] };
const issue = {
  project: 1,
  number: 1,
  name: 'Bid set',
  sections: [{ number: '07 92 00', title: 'Joint Sealants', maker: '' }],
  files: [{ name: 'Manual.pdf', bytes: 1000, sha256: '0'.repeat(64) }],
  content: 'eJwr',
};

/** Everything that is asked of a project, with the statuses for its owner, an editor, a reader, another account, and no one. */
const table: readonly (readonly [CallId, Example, readonly number[]])[] = [
  ['charProject.update', { params: { id: 1 }, body: facts }, [200, 200, 403, 404, 401]],
  ['savedWork.update', { params: { id: 1 }, body: { value: { detail: 'full' } } }, [200, 200, 403, 404, 401]],
  ['savedWork.create', { body: wording }, [200, 200, 403, 200, 401]],
  ['savedWork.create', { body: settled }, [200, 200, 403, 200, 401]],
  ['specwizardProject.get', { params: { id: 1 } }, [200, 200, 200, 404, 401]],
  ['specwizardProject.specs', { params: { id: 1 } }, [200, 200, 200, 404, 401]],
  ['specwizardProject.create', { body: wizard }, [200, 200, 403, 422, 401]],
  ['specwizardProject.update', { params: { id: 1 }, body: wizard }, [200, 200, 403, 404, 401]],
  ['specwizardProject.saveSpecs', { params: { id: 1 }, body: { specs: [] } }, [200, 200, 403, 404, 401]],
  ['manualIssues.byProject', { params: { id: 1 } }, [200, 200, 200, 200, 401]],
  ['manualIssues.create', { body: issue }, [200, 200, 403, 422, 401]],
  ['projectPeople.byProject', { params: { id: 1 } }, [200, 403, 403, 404, 401]],
  [
    'projectPeople.create',
    { body: { project: 1, email: 'x@lintel.test', right: 'read' } },
    [200, 403, 403, 422, 401],
  ],
  ['projectPeople.update', { params: { id: 3 }, body: { right: 'edit' } }, [200, 403, 403, 404, 401]],
  ['projectPeople.delete', { params: { id: 3 } }, [200, 403, 403, 404, 401]],
  ['projectPeople.leave', { params: { id: 1 } }, [422, 200, 200, 404, 401]],
  ['projectChanges.byProject', { params: { id: 1 } }, [200, 200, 200, 404, 401]],
  ['savedWork.delete', { params: { id: 1 } }, [200, 200, 403, 404, 401]],
  ['specwizardProject.delete', { params: { id: 1 } }, [200, 403, 403, 404, 401]],
  ['charProject.delete', { params: { id: 1 } }, [200, 403, 403, 404, 401]],
];
const roles = ['owner', 'editor', 'reader', 'stranger', 'anonymous'] as const;

let api: ReferenceApi;
let ada: Client;
let ben: Client;
beforeEach(async () => {
  api = await started();
  [ada, ben] = [await signedIn(api), await signedIn(api, 'ben@lintel.test')];
});
const share = (email: string, right: 'read' | 'edit', project = 1) =>
  ada.read('projectPeople.create', { body: { project, email, right } });
const changesOf = (client: Client) => client.read('projectChanges.byProject', { params: { id: 1 } });

/** Who asks, when the library is shared with Ben in that role. */
async function as(role: (typeof roles)[number]): Promise<Client> {
  if (role !== 'stranger' && role !== 'anonymous')
    await share('ben@lintel.test', role === 'reader' ? 'read' : 'edit');
  return role === 'owner' ? ada : role === 'anonymous' ? new Client(api) : ben;
}

describe.each(roles)('the rights of the %s', (role) => {
  it.each(table)('%s', async (id, example, statuses) => {
    const client = await as(role);
    const { status, message } = await client.refusal(id, example);
    expect(`${status} ${message}`).toMatch(new RegExp(`^${statuses[roles.indexOf(role)]} `));
    expect(status !== 403 || message.includes('Ada Reyes')).toBe(true);
  });
});

describe('a shared project', () => {
  it('appears in the other person’s projects with its owner and right, and all that belongs to it', async () => {
    await share('BEN@lintel.test', 'edit');
    const [project] = await ben.read('charProject.list');
    expect(project).toMatchObject({
      seq: 1,
      sharing: { right: 'edit', owner: { name: 'Ada Reyes', email: 'ada@lintel.test' }, people: 1 },
    });
    expect((await ben.read('specwizardProject.me')).map(({ seq, right }) => [seq, right])).toEqual([
      [1, 'edit'],
    ]);
    const [brief] = await ben.read('savedWork.list');
    expect(brief).toMatchObject({ kind: 'outline-specs', name: '1' });
    expect(await ben.read('savedWork.byIds', { params: { ids: String(brief?.seq) } })).toHaveLength(1);
    // Ada's other text and projects stay hers.
    expect(await ben.read('savedWork.list')).toHaveLength(1);
  });

  it('keeps an editor’s work with the owner after the editor leaves', async () => {
    await share('ben@lintel.test', 'edit');
    await ben.read('specwizardProject.create', { body: { ...wizard, name: 'By Ben' } });
    await ben.read('projectPeople.leave', { params: { id: 1 } });
    expect(await ben.read('charProject.list')).toEqual([]);
    expect(await ben.read('specwizardProject.me')).toEqual([]);
    expect((await ada.read('specwizardProject.me')).map(({ name }) => name)).toContain('By Ben');
  });

  it('refuses the second of two saves, with the first one’s text', async () => {
    await share('ben@lintel.test', 'edit');
    const [before] = await ada.read('savedWork.byIds', { params: { ids: '1' } });
    const { updated_at } = before ?? {};
    await ben.read('savedWork.update', {
      params: { id: 1 },
      body: { value: { detail: 'short' }, updated_at },
    });
    const answer = await ada.ask('savedWork.update', {
      params: { id: 1 },
      body: { value: { detail: 'full' }, updated_at },
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { value: { detail: 'short' } } });
  });

  it('says who changed what and when, the newest first, and one change for saves in a row', async () => {
    await share('ben@lintel.test', 'edit');
    const [project] = await ben.read('charProject.list');
    await ben.read('charProject.update', { params: { id: 1 }, body: { ...project, owner: 'City' } });
    for (const detail of ['short', 'full'])
      await ben.read('savedWork.update', { params: { id: 1 }, body: { value: { detail } } });
    expect((await changesOf(ada)).map(({ by, isYou, what, about }) => [by, isYou, what, about])).toEqual([
      ['Ben Okafor', false, 'outline', ''],
      ['Ben Okafor', false, 'details', 'owner'],
      ['Ada Reyes', true, 'people', 'added ben@lintel.test'],
    ]);
    // Who else is on the list is the owner's to know.
    expect((await changesOf(ben)).map(({ what }) => what)).toEqual(['outline', 'details']);
  });

  it('names the sections whose choices changed', async () => {
    await share('ben@lintel.test', 'edit');
    await ben.read('specwizardProject.saveSpecs', {
      params: { id: 1 },
      body: { specs: ['northfold-075423:4'] },
    });
    const [latest] = await changesOf(ada);
    expect(`${latest?.what}: ${latest?.about}`).toMatch(/^choices: 075423 /);
  });

  it('keeps a SpecWizard project in its design project, whoever asks to move it', async () => {
    await share('ben@lintel.test', 'edit');
    expect(
      await ben.refused('specwizardProject.update', {
        params: { id: 1 },
        body: { ...wizard, project: null },
      }),
    ).toMatch(/^403 Only its owner/);
    const own = await ben.read('specwizardProject.create', { body: { ...wizard, project: null } });
    expect(await ben.refused('specwizardProject.update', { params: { id: own.seq }, body: wizard })).toMatch(
      /^422 project: This project is shared with you/,
    );
  });

  it('is gone for everyone, with its list and changes, once it is deleted', async () => {
    await share('ben@lintel.test', 'read');
    await ada.read('charProject.delete', { params: { id: 1 } });
    expect(await ben.read('charProject.list')).toEqual([]);
    expect((await ben.refusal('projectChanges.byProject', { params: { id: 1 } })).status).toBe(404);
  });
});

describe('an invitation', () => {
  const list = () => ada.read('projectPeople.byProject', { params: { id: 1 } });

  it('waits for an address without an account, until it signs up', async () => {
    await share('cleo@lintel.test', 'read');
    const profile = await ada.read('circulation.me');
    await new Client(api).read('circulation.create', {
      body: { ...profile, firstName: 'Cleo', email: 'Cleo@lintel.test', password },
    });
    const cleo = new Client(api);
    await cleo.signIn('cleo@lintel.test', { secret: password });
    expect((await cleo.read('charProject.list')).map(({ seq }) => seq)).toEqual([1]);
  });

  it('never says whether the address has an account', async () => {
    const known = await share('ben@lintel.test', 'edit');
    const unknown = await share('nobody@lintel.test', 'edit');
    const shape = ({
      seq: _seq,
      email: _email,
      added_at: _at,
      updated_at: _version,
      ...rest
    }: typeof known) => rest;
    expect(shape(known)).toEqual(shape(unknown));
    await ben.read('charProject.list');
    expect((await list()).map(({ name }) => name)).toEqual(['', '']);
    // Who works on the project says so.
    await ben.read('savedWork.update', { params: { id: 1 }, body: { value: {} } });
    expect((await list()).map(({ name }) => name)).toEqual(['Ben Okafor', '']);
  });

  it('is not for who takes the address later', async () => {
    await share('empty@lintel.test', 'edit');
    const { seq, updated_at, ...profile } = await ben.read('circulation.me');
    await ben.read('circulation.update', {
      params: { userSeq: seq },
      body: { ...profile, updated_at, firm: 'F', email: 'empty@lintel.test', zip: '02903' },
    });
    expect(await ben.read('charProject.list')).toEqual([]);
  });

  it.each([
    ['ada@lintel.test', /^422 email: This is your own address/],
    ['not an address', /^422 email: /],
    ['<script>@lintel.test', /^422 email: /],
    ['a@lintel.test\r\nBcc: all@lintel.test', /^422 email: /],
    [`${'x'.repeat(400)}@lintel.test`, /^422 email: /],
  ])('to “%s” is refused in words', async (email, refusal) => {
    const body = { project: 1, email, right: 'read' };
    expect(await ada.refused('projectPeople.create', { body })).toMatch(refusal);
    expect(await list()).toEqual([]);
  });

  it('is not sent twice to the same address', async () => {
    await share('ben@lintel.test', 'edit');
    const body = { project: 1, email: 'Ben@Lintel.test', right: 'read' };
    expect(await ada.refused('projectPeople.create', { body })).toMatch(/^409 email/);
  });

  it('is limited by account', async () => {
    const body = { project: 1, email: 'ada@lintel.test', right: 'read' };
    for (let index = 0; index < 60; index += 1) await ada.refusal('projectPeople.create', { body });
    const answer = await ada.ask('projectPeople.create', { body });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

it('an office’s own section in a shared project is read by all and changed by its owner', async () => {
  const office = {
    kind: 'office-sections',
    name: 'office-abc-v1',
    value: { number: '099100', title: 'Painting' },
  };
  const { seq } = await ada.read('savedWork.create', { body: office });
  await ada.read('specwizardProject.update', {
    params: { id: 1 },
    body: { ...wizard, filename: ['northfold-075423', 'office-abc-v1'] },
  });
  await share('ben@lintel.test', 'edit');
  const read = (await ben.read('savedWork.list')).find(({ kind }) => kind === 'office-sections');
  expect(read).toMatchObject({ seq, name: 'office-abc-v1', right: 'read' });
  expect(await ben.refused('savedWork.update', { params: { id: seq }, body: { value: {} } })).toMatch(
    /^403 You can read this section/,
  );
  expect((await ben.refusal('savedWork.create', { body: outline })).status).toBe(409);
});
