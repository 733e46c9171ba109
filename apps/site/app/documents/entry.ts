import { startOffline } from '../offline/start-offline.ts'
import { repeatUndo } from '../reading/repeat-undo.ts'
import { sendUnsentHere } from '../review/answers/send-unsent-here.ts'
import { sendHeaderForms } from '../shell/header-forms.ts'
import { keepLearningLanguage } from '../shell/stored-language.ts'
import { rememberTimeZone } from '../visit/session/time-zone.ts'
import { showToasts } from './arrived-toasts.ts'
import { keepEarlyForms } from './early-forms.ts'
import { showFormsInPlace } from './in-place-forms.ts'
import { keepFont } from './keep-font.ts'
import { openDocument } from './open-document.ts'
import { attendPopovers } from './popovers.ts'
import { followRefusal } from './refusal-behind-hash.ts'
import { sessionEnd } from './session-end.ts'

/** What runs on a document: its islands, and what the header, the session and toasts need on every page. */
followRefusal()
keepEarlyForms()
rememberTimeZone()
const { data, reload, show } = openDocument()
showFormsInPlace(show)
sendHeaderForms({ reload, sessionEnd })
attendPopovers()
showToasts(data.theme)
void keepLearningLanguage(data, reload)
void repeatUndo()
startOffline(sendUnsentHere)
keepFont()
