import { useEffect, useEffectEvent, useId } from 'react';
import { siteOrigin } from '#src/browser/location.ts';
import style from '#src/components/forms/form.module.css';
import { PersonFields, pickPerson } from '#src/components/forms/person-fields.tsx';
import { RobotTrap } from '#src/components/forms/robot-trap.tsx';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { blankRequest, needsMessage, requestLabels } from '#src/components/inquiry/request-draft.ts';
import { Samples } from '#src/components/inquiry/samples.tsx';
import { RequestChoices } from '#src/components/inquiry/request-choices.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { informationRequest } from '#src/contracts/forms/information-request.ts';
import { sampleChoices, type InquirySubject } from '#src/domain/inquiry/inquiry-subject.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { sendInquiry } from '#src/services/inquiry.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { useSession } from '#src/stores/session.ts';

/**
 * The names of the user's design projects, and of the one that contains the item (`product-1`); none while
 * signed out.
 */
function useOwnProjects(item: string): { names: readonly string[]; own: string | null } {
  const isSignedIn = useSession(({ user }) => user !== null);
  const projects = useDesignProjects((state) => state.projects);
  useEffect(() => {
    if (isSignedIn) void loadDesignProjects();
  }, [isSignedIn]);
  const own = projects?.find(({ items }) =>
    items.some(({ content_type: type, content_id: id }) => `${type}-${id}` === item),
  );
  return { names: projects?.map(({ name }) => name) ?? [], own: own?.name ?? null };
}

interface Props {
  subject: InquirySubject;
  onClose: () => void;
}

/** A request about one item; its name, page, and section are included. */
export function AskPanel({ subject, onClose }: Props) {
  const { coid, company, title, page, section, productIds } = subject;
  const id = useId();
  const state = useSubmitForm({
    key: `information-request-${coid}-${subject.key}`,
    id,
    labels: requestLabels,
    schema: informationRequest,
    blank: { ...blankRequest, coid, productIds: [...productIds] },
    send: (body) =>
      sendInquiry({
        ...body,
        coid,
        productIds: [...productIds],
        sections: section === null ? [] : [section.number],
        about: [
          {
            title,
            page: `${siteOrigin()}${page}`,
            section: section === null ? '' : `${formatSection(section.number, '04')} ${section.title}`,
          },
        ],
      }),
    what: 'request',
    keep: pickPerson,
    ofPerson: true,
  });
  const { draft, change, text, problems, sent } = state;
  const projects = useOwnProjects(subject.key);
  const { own } = projects;
  const prefill = useEffectEvent((project: string) => {
    if (draft.project === '') change({ project: project.slice(0, 160) });
  });
  // Runs once, when the projects have loaded, so that a name the user deletes stays deleted.
  useEffect(() => {
    if (own !== null) prefill(own);
  }, [own]);
  return (
    <Dialog title={`Ask ${company}`} variant="side" onClose={onClose}>
      <Facts
        facts={[
          [
            'About',
            <Link key="about" className="link" to={page}>
              <bdi>{title}</bdi>
            </Link>,
          ],
          ['Section', section && <SectionNumber section={section} withTitle />],
        ]}
      />
      {sent ? (
        <SentNotice title="Your request was sent" level={3}>
          <p>
            {company} will reply to {draft.email.trim()}. Reference:{' '}
            <span className="mono">{sent.reference}</span>.
          </p>
          <Button onClick={onClose}>Close</Button>
        </SentNotice>
      ) : (
        <SubmitForm
          state={state}
          name={`Request information about ${title}`}
          words={{ send: 'Send request', sending: 'Sending…', again: 'Send again' }}
          isDense
          beside={<p className={`small muted ${style.privacy}`}>Sent only to {company}.</p>}
        >
          <TextArea {...text('message')} required={needsMessage(draft)} />
          <RequestChoices
            legend={requestLabels.wants}
            chosen={draft.wants}
            onChange={(wants) => change({ wants })}
          />
          <Samples
            samples={draft.samples ?? []}
            choices={sampleChoices(subject.options)}
            onChange={(samples) => change({ samples })}
            error={problems['samples']}
            shipTo={text('shipTo')}
          />
          <PersonFields text={text}>
            <div className={style.wide}>
              <TextField {...text('project')} list={`${id}-projects`} autoComplete="off" />
              <datalist id={`${id}-projects`}>
                {projects.names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </datalist>
            </div>
          </PersonFields>
          <RobotTrap />
        </SubmitForm>
      )}
    </Dialog>
  );
}
