import { footer, siteName } from '@slovo/messages/shell'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { useSiteOwner } from '../visit/page/root-data.ts'
import type { SiteOwner } from '../visit/page/site-owner.ts'

export function Footer() {
  const say = useSay()
  const { networks, supportUrl, contactMail } = useSiteOwner()
  const year = new Date().getFullYear()
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <p className="site-name">{siteName}</p>
          <p>{say(footer.tagline)}</p>
        </div>
        {networks.length > 0 && <Networks networks={networks} />}
        <ul className="footer-links">
          {supportUrl && (
            <li>
              <a href={supportUrl} target="_blank" rel="noreferrer">
                {say(footer.support)}
              </a>
            </li>
          )}
          {contactMail && (
            <li>
              <a href={`mailto:${contactMail}`}>{say(footer.contact)}</a>
            </li>
          )}
          <li>
            <Link to="/privacy">{say(footer.privacy)}</Link>
          </li>
          <li>
            <Link to="/legal">{say(footer.legal)}</Link>
          </li>
        </ul>
        <p className="copyright">{say(footer.rights, { year })}</p>
      </div>
    </footer>
  )
}

function Networks({ networks }: Pick<SiteOwner, 'networks'>) {
  const say = useSay()
  return (
    <ul className="networks" aria-label={say(footer.follow)}>
      {networks.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name} ${say(footer.newTab)}`}
          >
            <NetworkIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

type Network = SiteOwner['networks'][number]['name']

const shapes: Record<Network, React.ReactNode> = {
  Instagram: (
    <>
      <rect x="5" y="5" width="22" height="22" rx="6.5" />
      <circle cx="16" cy="16" r="5.2" />
      <circle cx="22.3" cy="9.7" r="0.9" fill="currentColor" />
    </>
  ),
  YouTube: (
    <>
      <rect x="3.5" y="7.5" width="25" height="17" rx="5" />
      <path d="M13.5 12.3v7.4l6.3-3.7z" fill="currentColor" />
    </>
  ),
  Telegram: (
    <path d="M27 6 4.5 15l7.2 2.7M27 6l-4 19.5-11.3-7.8M27 6 11.700 17.700v7.300l4-4.500" />
  ),
}

/** Our own drawings of the three networks, 32 px. */
function NetworkIcon({ name }: { name: Network }) {
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}
