import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { useDesignProjects } from '#src/stores/design-projects.ts';
import { touchLastSpecDate } from '#src/services/spec-documents.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { today } from '#tests/support/setup.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const puts = () => sentRequests.filter(({ method }) => method === 'PUT');

describe('a project manual or a document of a section', () => {
  it('sets the day of its project’s last specification, also where the projects were not read yet', async () => {
    await signInAs('ada');
    expect(useDesignProjects.getState().projects).toBeNull();
    await touchLastSpecDate(1);
    const project = useDesignProjects.getState().projects?.find(({ seq }) => seq === 1);
    expect(project?.last_spec_date).toBe(today);
    expect(puts()).toHaveLength(1);
  });

  it('writes nothing where the projects can’t be read', async () => {
    await signInAs('ada');
    answerWith(http.get('*/api/char-project', () => HttpResponse.json({}, { status: 403 })));
    await touchLastSpecDate(1);
    expect(puts()).toEqual([]);
  });
});
