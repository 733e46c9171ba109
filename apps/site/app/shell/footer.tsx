import { footer, siteName } from '@slovo/messages/shell'
import { useSay } from '../ui/say.ts'
import { siteOwner } from '../visit/page/site-owner.ts'
import { NetworkIcon } from './network-icon.tsx'

export function Footer() {
  const say = useSay()
  const year = new Date().getFullYear()
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <p className="site-name">{siteName}</p>
          <p>{say(footer.tagline)}</p>
        </div>
        <ul className="networks" aria-label={say(footer.follow)}>
          {siteOwner.networks.map(({ name, url }) => (
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
        <ul className="footer-links">
          <li>
            <a href={siteOwner.supportUrl} target="_blank" rel="noreferrer">
              {say(footer.support)}
            </a>
          </li>
          <li>
            <a href={`mailto:${siteOwner.contactMail}`}>{say(footer.contact)}</a>
          </li>
        </ul>
        <p className="copyright">{say(footer.rights, { year })}</p>
      </div>
    </footer>
  )
}
