import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  className?: string
}

/** The platform's own modal: focus stays inside, Escape and a click outside close it, focus returns where it was. */
export function Dialog({ title, isOpen, onClose, children, className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, which the platform handles.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`dialog ${className}`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
