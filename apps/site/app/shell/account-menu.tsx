import { account } from '@slovo/messages/shell'
import {
  BookMarked,
  ChartColumn,
  CircleUserRound,
  LibraryBig,
  LogOut,
  PenLine,
  Repeat2,
  Settings,
} from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { usePage } from '../ui/page.ts'
import { useLocalPath, useSay } from '../ui/say.ts'
import { Own } from '../visit/own/own.tsx'
import { useReader } from '../visit/page/root-data.ts'
import { SENT } from './header-forms.ts'

const MENU = 'account-menu'

type Reader = NonNullable<ReturnType<typeof useReader>>

/** The way in for a visitor; what is the reader's own, and the way out. One with an anonymous account has both. */
export function AccountMenu() {
  const reader = useReader()
  return (
    <>
      {(!reader || reader.isAnonymous) && <SignInButton />}
      {reader && <ReaderMenu reader={reader} />}
    </>
  )
}

function SignInButton() {
  const say = useSay()
  const localPath = useLocalPath()
  const { pathname, search } = usePage()
  const isHome = pathname === localPath('/')
  const isSigningIn = /\/(signin|login|register|set-password)/.test(pathname)
  const next = isHome || isSigningIn ? '' : `?next=${encodeURIComponent(pathname + search)}`
  return (
    <ButtonLink to={`/signin${next}`} className="sign-in-button">
      {say(account.signIn)}
    </ButtonLink>
  )
}

function ReaderMenu({ reader }: { reader: Reader }) {
  const say = useSay()
  return (
    <div className="account">
      <button
        type="button"
        className="icon-button account-button"
        popoverTarget={MENU}
        aria-label={say(reader.isAnonymous ? account.ownWords : account.menu)}
      >
        <CircleUserRound aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a followed link closes the menu; the link has the keyboard. */}
      <div
        id={MENU}
        popover="auto"
        className="menu account-panel"
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
        }}
      >
        <ReaderMail reader={reader} />
        <Link to="/review">
          <Repeat2 aria-hidden="true" />
          {say(account.review)}
        </Link>
        <Link to="/dictionary">
          <BookMarked aria-hidden="true" />
          {say(account.dictionary)}
        </Link>
        <Link to="/my-materials">
          <LibraryBig aria-hidden="true" />
          {say(account.myMaterials)}
        </Link>
        <Link to="/progress">
          <ChartColumn aria-hidden="true" />
          {say(account.progress)}
        </Link>
        {!reader.isAnonymous && <OwnAccount reader={reader} />}
      </div>
    </div>
  )
}

export function ReaderMail({ reader }: { reader: Reader }) {
  const say = useSay()
  return (
    <Own name="reader-mail">
      {!reader.isAnonymous && (
        <p className="account-mail">
          {reader.email}
          {reader.isPremium && <span className="badge badge-premium">{say(account.premium)}</span>}
        </p>
      )}
    </Own>
  )
}

function OwnAccount({ reader }: { reader: Reader }) {
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <>
      <Link to="/account">
        <Settings aria-hidden="true" />
        {say(account.settings)}
      </Link>
      {reader.isAdmin && (
        <Link to="/admin">
          <PenLine aria-hidden="true" />
          {say(account.admin)}
        </Link>
      )}
      <form method="post" action={localPath('/signout')} {...SENT}>
        <button type="submit">
          <LogOut aria-hidden="true" />
          {say(account.signOut)}
        </button>
      </form>
    </>
  )
}
