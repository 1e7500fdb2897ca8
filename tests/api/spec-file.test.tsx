import { http, HttpResponse } from 'msw';
import { unzipSync, strFromU8 } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { swDataCustom } from '#src/contracts/spec-sections.ts';
import { generateSpecFile } from '#src/api/spec-file.ts';
import { longestSpecFileQuery, specFileQuery } from '#src/domain/specification/spec-file-query.ts';
import { answerWith } from '#tests/support/server.ts';

const signal = new AbortController().signal;
const roof = {
  coid: 31250,
  section: { number: '075423', number95: null, title: '' },
  filename: 'northfold-075423',
};

afterEach(() => vi.unstubAllEnvs());

async function choices(): Promise<number[]> {
  const { data } = await call(swDataCustom, { params: { filename: roof.filename }, signal });
  return data?.nodes.filter(({ recommended }) => recommended).map(({ id }) => id) ?? [];
}

describe('a spec file', () => {
  it('is asked for by section and chosen lines, the commas as they are', () => {
    expect(specFileQuery(roof, new Set([12, 4]), 'docx')).toBe(
      'coid=31250&spec=075423&format=docx&data=4,12&filename=northfold-075423&mf=04',
    );
    expect(specFileQuery(roof, [], 'txt').length).toBeLessThan(longestSpecFileQuery);
  });

  it('has the chosen lines, in every format', async () => {
    const chosen = await choices();
    expect(chosen.length).toBeGreaterThan(0);
    const text = await generateSpecFile(specFileQuery(roof, chosen, 'txt'), 'txt', { signal });
    expect(await text.data?.text()).toMatch(/SECTION 07 54 23[\s\S]*PART 3[\s\S]*END OF SECTION/);
    const word = await generateSpecFile(specFileQuery(roof, chosen, 'docx'), 'docx', { signal });
    const bytes = new Uint8Array((await word.data?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())).toContain('w:p>');
    for (const format of ['rtf', 'html'] as const)
      expect(
        (await generateSpecFile(specFileQuery(roof, [], format), format, { signal })).data?.size,
      ).toBeGreaterThan(500);
  });

  it.each([
    [{ ...roof, filename: 'northfold-000000' }, [], 404, /doesn’t have this section/],
    [{ ...roof, coid: 40417 }, [], 404, /doesn’t have this section/],
    [{ ...roof, coid: 99500 }, [], 500, /couldn’t send the file/],
    [{ ...roof, section: { ...roof.section, number: '081113' } }, [], 400, /can’t write the section/],
    [roof, [99_999], 400, /can’t write the section/],
  ])('%# is refused in words', async (section, lines, status, message) => {
    const { error } = await generateSpecFile(specFileQuery(section, lines, 'docx'), 'docx', { signal });
    expect(error).toMatchObject({ call: 'specFile.generate', status });
    expect(error?.message).toMatch(message);
  });

  it('says by what it is refused', async () => {
    const answer = await fetch(`/spec-file/?${specFileQuery(roof, [99_999], 'docx')}`);
    expect(await answer.json()).toEqual({ message: 'data: The section has no line 99999.' });
    expect(await (await fetch('/spec-file/?coid=1')).text()).toMatch(/^\{"message":"coid: /);
  });

  it('is asked of the host that the build names, and is nothing else than asked for', async () => {
    vi.stubEnv('VITE_SPEC_FILE_ORIGIN', 'https://files.example.com');
    const asked: string[] = [];
    const headers = { 'access-control-allow-origin': '*' };
    answerWith(
      http.options('https://files.example.com/', () => new HttpResponse(null, { status: 204, headers })),
      http.get('https://files.example.com/', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ hits: 'many' }, { headers });
      }),
    );
    const query = specFileQuery(roof, [4], 'docx');
    const { error } = await generateSpecFile(query, 'docx', { signal });
    expect(asked).toEqual([`?${query}`]);
    expect(error?.message).toBe('The server sent something else instead.');
  });
});
