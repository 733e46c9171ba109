import { errors } from '@slovo/messages/errors'
import * as messages from '@slovo/messages/review/settings'
import { cardKinds } from '@slovo/review'
import { ArrowLeft } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Field, FieldFrame } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { sayIn, useSay } from '../../ui/say.ts'
import { ErrorPage } from '../../visit/failure/error-page.tsx'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import { formAction, handleForm } from '../../visit/form/handle-form.server.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { databaseContext, requireUser } from '../../visit/session/session.server.ts'
import { unsentOwners } from '../answers/unsent-owners.server.ts'
import { useUnsentChanges } from '../answers/use-unsent-changes.ts'
import type { Route } from './+types/settings.route.ts'
import { readLearnerSettings, saveLearnerSettings } from './settings.server.ts'
import { orders, retentions, settingsForm } from './settings-form.ts'
import './settings.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const settings = await readLearnerSettings(context.get(databaseContext))
  const { desired_retention, new_words_a_day, reviews_a_day, review_order, card_kinds, time_zone } =
    settings
  return {
    owners: unsentOwners(context, reader),
    ...{ desired_retention, new_words_a_day, reviews_a_day, review_order, card_kinds, time_zone },
  }
}

const save = handleForm(settingsForm, async ({ context, url, values, say, done, refuse }) => {
  const fault = await saveLearnerSettings(context, requireUser(context, url), values)
  return fault ? refuse({ refusal: say(errors.unexpected) }) : done(messages.saved)
})

export const action = formAction(save)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, settingsForm)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn[localeOf(location.pathname)](messages.title)} · Slovo` },
]

export default function SettingsRoute({ loaderData: settings, actionData }: Route.ComponentProps) {
  const say = useSay()
  useUnsentChanges(settings.owners)
  const form = useForm(settingsForm, actionData)
  const retention = String(settings.desired_retention)

  return (
    <section className="review-settings">
      <Link to="/review" className="button button-quiet">
        <ArrowLeft aria-hidden="true" /> {say(messages.back)}
      </Link>
      <h1>{say(messages.title)}</h1>
      <p>{say(messages.intro)}</p>
      <PostForm form={form} className="review-settings-form" preventScrollReset>
        <Refusal answer={form.refused} />
        <FieldFrame label={say(messages.retention)} hint={say(messages.retentionHint)}>
          {(own) => (
            <select {...own} name="desired_retention" className="input" defaultValue={retention}>
              {!retentions.some((one) => one === retention) && (
                <option value={retention}>
                  {say(messages.ownRetention, {
                    percent: Math.round(settings.desired_retention * 100),
                  })}
                </option>
              )}
              {retentions.map((one) => (
                <option key={one} value={one}>
                  {say(messages.retentions[one])}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          {...form.field('new_words_a_day', String(settings.new_words_a_day))}
          label={say(messages.newWords)}
          hint={say(messages.newWordsHint)}
          inputMode="numeric"
        />
        <Field
          {...form.field('reviews_a_day', String(settings.reviews_a_day))}
          label={say(messages.reviews)}
          hint={say(messages.reviewsHint)}
          inputMode="numeric"
        />
        <FieldFrame label={say(messages.order)}>
          {(own) => (
            <select
              {...own}
              name="review_order"
              className="input"
              defaultValue={settings.review_order}
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {say(messages.orders[order])}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <fieldset className="review-kinds">
          <legend>{say(messages.kinds)}</legend>
          {cardKinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                name="card_kinds"
                value={kind}
                defaultChecked={settings.card_kinds.includes(kind)}
                disabled={kind === 'recognise'}
              />
              {say(messages.kindNames[kind])}
              {kind === 'recognise' && <small> ({say(messages.always)})</small>}
            </label>
          ))}
          <p className="field-hint">{say(messages.kindsHint)}</p>
        </fieldset>
        <p className="field-hint">{say(messages.day, { zone: settings.time_zone })}</p>
        <Button isBusy={!!form.sending}>{say(messages.save)}</Button>
      </PostForm>
    </section>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
