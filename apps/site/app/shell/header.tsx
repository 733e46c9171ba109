import { navigation, preferences, siteName } from '@slovo/messages/shell'
import { Languages, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfflineStatus } from '../offline/status/offline-status.tsx'
import { HidePopover } from '../ui/hide-popover.tsx'
import { Link, NavLink } from '../ui/link.tsx'
import { barePath, localPath } from '../ui/local-path.ts'
import { usePage } from '../ui/page.ts'
import { useLocale, useSay } from '../ui/say.ts'
import { AccountMenu } from './account-menu.tsx'
import { LearningLanguagePicker } from './learning-language.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const DRAWER = 'drawer'

const entries = [
  { to: '/materials', name: navigation.materials },
  { to: '/teacher', name: navigation.teacher },
  { to: '/lessons', name: navigation.lessons },
  { to: '/blog', name: navigation.blog },
]

/** The bar on top; below 768 px its links and switches move into a drawer, which opens without script too. */
export function Header({ search }: { search: ReactNode }) {
  const say = useSay()
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <button
          type="button"
          className="icon-button drawer-opener"
          popoverTarget={DRAWER}
          aria-label={say(navigation.open)}
        >
          <Menu aria-hidden="true" />
        </button>
        <Link to="/" className="site-name" aria-label={say(navigation.home)}>
          {siteName}
        </Link>
        <nav aria-label={say(navigation.label)} className="site-nav">
          <Entries />
        </nav>
        <div className="site-switches">
          <LearningLanguagePicker />
          <InterfaceLanguage />
          <ThemeSwitch />
        </div>
        {search}
        <OfflineStatus />
        <AccountMenu />
      </div>
      <Drawer />
    </header>
  )
}

function Drawer() {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a followed link closes the drawer; the link itself has the keyboard.
    <div
      id={DRAWER}
      popover="auto"
      className="drawer"
      role="dialog"
      aria-label={say(navigation.menu)}
      onClick={(event) => {
        const { target, currentTarget } = event
        if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
      }}
    >
      <div className="drawer-top">
        <span className="site-name">{siteName}</span>
        <HidePopover of={DRAWER} label={say(navigation.close)} />
      </div>
      <nav aria-label={say(navigation.label)} className="drawer-nav">
        <Entries />
      </nav>
      <div className="drawer-switches">
        <LearningLanguagePicker />
        <InterfaceLanguage />
        <ThemeSwitch />
      </div>
    </div>
  )
}

function Entries() {
  const say = useSay()
  return entries.map(({ to, name }) => (
    <NavLink key={to} to={to}>
      {say(name)}
    </NavLink>
  ))
}

const languageNames = { fr: 'Français', ru: 'Русский' }

/** The same page in the other interface language: a plain link, so the whole page comes anew in that language. */
function InterfaceLanguage() {
  const say = useSay()
  const locale = useLocale()
  const { pathname, search } = usePage()
  const other = locale === 'fr' ? 'ru' : 'fr'

  return (
    <a
      className="interface-language"
      href={localPath(other, barePath(pathname)) + search}
      hrefLang={other}
      lang={other}
      title={say(preferences.interfaceLanguage)}
    >
      <Languages aria-hidden="true" />
      {languageNames[other]}
    </a>
  )
}
